export const listPath = (slug: string): string => `/lists/${slug}`;
