import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** Pages for reading load nothing of forms and the desk, however many pages share it. */
const OURS = /[\\/]app[\\/](art|web|site|(domain|ui)[\\/](?!review|submi|forms))|node_modules[\\/]lucide-react/;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
  // Bundle only the icons in use.
  ssr: { noExternal: ["lucide-react"] },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            entryFileNames: "assets/[name]-[hash].js",
            codeSplitting: {
              groups: [
                // Stays in browser caches when only the site's code changes.
                {
                  name: "framework",
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
                  priority: 2,
                },
                // Small parts that light pages share with heavy ones, whose chunk they would otherwise load in full.
                {
                  name: "shell",
                  test: /current-position|data-license|did-you-mean|access-sentence|popup-button|list-path|connection-store|register-worker|vite.preload-helper|[\\/]icons[\\/](locate-fixed|x)\.m?js/,
                  priority: 2,
                },
                // Code shared by most pages, by some, by forms, by the desk; the rest is split by route.
                { name: "most-pages", test: OURS, minShareCount: 14, priority: 1 },
                // The frame of a map and what stands below it, without the map.
                {
                  name: "map-frame",
                  test: /[\\/]app[\\/](?:ui[\\/])?map[\\/]|embed-code|code-field|escape-xml/,
                  minShareCount: 6,
                  priority: 1,
                },
                { name: "some-pages", test: OURS, minShareCount: 8 },
                { name: "forms", test: /[\\/]app[\\/](domain|ui)[\\/](submi|forms)/, minShareCount: 6 },
                { name: "desk", test: /[\\/]app[\\/](domain|ui)[\\/]review/, minShareCount: 6 },
              ],
            },
          },
        },
      },
    },
    // One module graph for server and routes, so that both use the same context keys.
    ssr: { build: { rollupOptions: { input: "./server/index.ts" } } },
  },
});
