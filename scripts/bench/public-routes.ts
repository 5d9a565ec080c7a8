/** One address of each public page, as the benchmark visits them. */
export const PUBLIC_ROUTES = [
  "/",
  "/all-locations",
  "/search?q=Salem%2C+MA",
  "/most-haunted",
  "/activity-types",
  "/activity/apparitions",
  "/state/ohio",
  "/city/chicago?state=illinois",
  "/location/winchester-mystery-house-san-jose-california",
  "/haunted-roadtrip",
  "/submit",
  "/corrections",
  "/about",
  "/privacy",
  "/api",
] as const;

/** A renamed address would be measured as a page that says so. */
export async function assertRoutes(site: string): Promise<void> {
  for (const path of PUBLIC_ROUTES) {
    const { status } = await fetch(site + path, { redirect: "manual" });
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  }
}
