import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, minifySync, type Plugin } from "vite";

const OURS = /[\\/]app[\\/](art|domain|web|ui|site)|node_modules[\\/]lucide-react/;

/** Travels in every page as its source (app/web/render/late-scripts.ts). */
const PROGRAM_IN_PAGES = /^function whenShown\([\s\S]*?^}$/m;

const shorten = (program: string): string => minifySync("when-shown.js", program, { module: false }).code.trim();

/** Rewrites the server's program when it is built. */
const inServerCode = (name: string, rewrite: (code: string) => string): Plugin => ({
  name,
  apply: "build",
  applyToEnvironment: (environment) => environment.name === "ssr",
  enforce: "post",
  generateBundle(_options, bundle) {
    for (const part of Object.values(bundle)) if (part.type === "chunk") part.code = rewrite(part.code);
  },
});

/** The server's code stays readable, for its logs; what it sends of itself is made short. */
const shortProgramInPages = inServerCode("short-program-in-pages", (code) => code.replace(PROGRAM_IN_PAGES, shorten));

const BEYOND_ASCII = /[\u0080-\uffff]/g;
const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** V8 keeps a program's text, with two bytes for each of its letters if one of them needs two: 1.4 MB in each process. */
const oneByteLetters = inServerCode("one-byte-letters", (code) => code.replace(BEYOND_ASCII, escaped));

/** Leaflet's rules for everything in the map while it is dragged: each of its elements would get its style anew, twice a drag. */
const STYLES_WHILE_DRAGGED = /\.leaflet-dragging [^{}]*\{[^}]*\}/g;

/** app/map/map.css has a rule for one element instead. */
const calmDragging: Plugin = {
  name: "calm-dragging",
  enforce: "pre",
  transform(code, id) {
    return /leaflet[\\/]dist[\\/]leaflet\.css/.test(id) ? code.replace(STYLES_WHILE_DRAGGED, "") : undefined;
  },
};

export default defineConfig({
  plugins: [calmDragging, tailwindcss(), reactRouter(), shortProgramInPages, oneByteLetters],
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
