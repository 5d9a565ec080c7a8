export const showPath = (slug: string): string => `/shows/${slug}`;
