/** Names that have broken files made of text: markup, line ends, control characters, separators, and length. */
export const HOSTILE_NAMES: readonly string[] = [
  "]]><b>Inn</b>",
  "<![CDATA[Inn]]>",
  '"Inn" & <Sons> &amp; &#0; \'s',
  "<!--Inn--><?php ?>",
  "<!DOCTYPE x [<!ENTITY a SYSTEM 'file:///etc/passwd'>]>&a;",
  "Inn\r\nBEGIN:VEVENT\r\nSUMMARY:Another",
  "Inn\rURL:https://evil.example",
  "Inn\nEND:VCALENDAR",
  "Inn;LANGUAGE=de:x,y\\n\\",
  "In\u0000n\u0007 \u001b[31mred\u007f\u0085",
  "Inn \ud800 \udc00 \ufffe\uffff",
  "Inn \u2028 \u2029 \u202egnp.exe",
  "👩‍👩‍👧‍👦👻🏚️ Überraschung",
  `${"é".repeat(37)}${"👻".repeat(60)}${"x".repeat(200)}`,
  '=HYPERLINK("https://evil.example"),"x',
  " Inn ",
];
