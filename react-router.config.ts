import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  // Every route is known at the first load, so there is no manifest endpoint to serve, limit or cache.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
