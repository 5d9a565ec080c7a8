import { EMBED_NARROW } from "../../web/seo/embed-code.ts";

/** Styles of the card alone: the site's style sheet would be larger than the whole card. */
export const EMBED_STYLES = `
:root{color-scheme:light dark;--ground:#fffdf8;--line:#cfc6b3;--text:#14161c;--quiet:#474b55;--accent:#a83f05}
@media (prefers-color-scheme:dark){:root{--ground:#111726;--line:#34425f;--text:#efe7d6;--quiet:#b4b8c4;--accent:#f0803c}}
*{box-sizing:border-box;margin:0}
html,body{height:100%}
body{background:var(--ground);color:var(--text);font:15px/1.45 system-ui,sans-serif}
main{display:grid;grid-template:minmax(0,1fr)/38% 1fr;height:100%;min-height:200px;overflow:hidden;border:1px solid var(--line)}
img{display:block;width:100%;height:100%;object-fit:cover}
div{display:flex;flex-direction:column;gap:4px;min-width:0;padding:14px 16px}
h1{font:600 20px/1.2 Georgia,serif;overflow-wrap:anywhere}
a{color:inherit}
a:hover{color:var(--accent)}
a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.where,.visit,.site{color:var(--quiet);font-size:14px}
.where span{margin-left:10px;color:var(--accent);font-weight:600}
.summary{display:-webkit-box;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:3}
.visit{display:flex;flex-wrap:wrap;gap:0 8px}
.visit strong{color:var(--text)}
.site{display:flex;gap:0 12px;justify-content:space-between;margin-top:auto}
.site span{overflow:hidden;font-size:12px;line-height:20px;text-overflow:ellipsis;white-space:nowrap}
@media (width < ${EMBED_NARROW.below}px) and (height >= ${EMBED_NARROW.height - 40}px){main{grid-template:150px 1fr/1fr}}
@media (width < ${EMBED_NARROW.below}px) and (height < ${EMBED_NARROW.height - 40}px){main{grid-template-columns:25% 1fr}div{gap:2px;padding:10px 12px}h1{font-size:17px}.summary{-webkit-line-clamp:2}}
`;
