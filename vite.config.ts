import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

const OURS = /[\\/]app[\\/](art|domain|web|ui|site)|node_modules[\\/]lucide-react/;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
  // Only the icons in use, instead of the whole library at every start.
  ssr: { noExternal: ["lucide-react"] },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            entryFileNames: "assets/[name]-[hash].js",
            codeSplitting: {
              groups: [
                // What changes with the framework alone stays in browsers' caches when the site changes.
                {
                  name: "framework",
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
                  priority: 2,
                },
                // What most pages have in common comes as one file; what some share, as another; the rest by route.
                { name: "most-pages", test: OURS, minShareCount: 9, priority: 1 },
                { name: "some-pages", test: OURS, minShareCount: 5 },
              ],
            },
          },
        },
      },
    },
    // One module graph for the server and the routes: what the server puts into the context is what loaders find there.
    ssr: { build: { rollupOptions: { input: "./server/index.ts" } } },
  },
});
