/**
 * The first script of a page, before anything that is seen.
 *
 * It runs before a place to scroll to is restored: the heights of veiled parts are guesses (see site.css), which is good enough
 * for a page that begins at its top, and would lead elsewhere on one that is come back to.
 *
 * And it holds the reading of the page up until the stylesheet is there. A browser that gives a new page the focus lays out what
 * it has read of it, with the stylesheet or without: that took up to 55 ms for nothing, and everything that fades on a touch
 * then faded from a bare page's colours to its own. Files of the page are asked for meanwhile all the same.
 */
export const UNVEIL_AT_ONCE =
  // React writes the text of a script with quotation marks escaped, and backticks as they are.
  "if(performance.getEntriesByType(`navigation`)[0]?.type!==`navigate`||location.hash){let d=document.documentElement.dataset;d.unveiled=d.shown=``}";
