/** The colours of the plots: the site's own, on its dark paper. */
export const PAPER = "#12101a";
export const INK = "#ece6d8";
export const DIM = "#a49cb0";
export const GOOD = "#e8a33d";
export const BAD = "#d9534f";
/** For lines and parts beside each other. */
export const SERIES = ["#e8a33d", "#7fb7a6", "#b79ce0", "#d98080", "#8fb0e0", "#d6cf9a", "#9a94a6"];

export const escapeXml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
