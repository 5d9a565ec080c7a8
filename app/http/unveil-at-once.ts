/**
 * Runs before a place to scroll to is restored: the heights of veiled parts are guesses (see site.css), which is good enough for
 * a page that begins at its top, and would lead elsewhere on one that is come back to.
 */
export const UNVEIL_AT_ONCE =
  // React writes the text of a script with quotation marks escaped, and backticks as they are.
  "if(performance.getEntriesByType(`navigation`)[0]?.type!==`navigate`||location.hash){let d=document.documentElement.dataset;d.unveiled=d.shown=``}";
