export const SAVED_CRUMBS = [{ name: "Saved", path: "/saved" }];
