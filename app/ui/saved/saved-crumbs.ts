export const SAVED_CRUMBS = [
  { name: "Home", path: "/" },
  { name: "Saved", path: "/saved" },
];
