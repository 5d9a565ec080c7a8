/** Nobody fills in seven fields faster. Apart from the stamp itself, because the browser knows this number, too. */
export const LEAST_SECONDS = 3;
