/** What all documents for other pages share: the site's style sheet would be larger than the whole document. */
const LIGHT =
  "color-scheme:light;--ground:#fffdf8;--line:#cfc6b3;--text:#14161c;--quiet:#474b55;--accent:#a83f05;--map:invert(1) hue-rotate(180deg)";
const DARK =
  "color-scheme:dark;--ground:#111726;--line:#34425f;--text:#efe7d6;--quiet:#b4b8c4;--accent:#f0803c;--map:none";

export const EMBED_STYLES = `
:root{${LIGHT}}
@media (prefers-color-scheme:dark){:root:not([data-theme]){${DARK}}}
:root[data-theme=dark]{${DARK}}
*{box-sizing:border-box;margin:0}
html,body{height:100%}
body{background:var(--ground);color:var(--text);font:15px/1.45 system-ui,sans-serif}
main{display:grid;height:100%;overflow:hidden;border:1px solid var(--line)}
h1{font:600 20px/1.2 Georgia,serif;overflow-wrap:anywhere}
a{color:inherit}
a:hover{color:var(--accent)}
a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
`;
