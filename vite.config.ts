import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    // One module graph for the server and the routes: what the server puts into the context is what loaders find there.
    ssr: { build: { rollupOptions: { input: "./server/index.ts" } } },
  },
});
