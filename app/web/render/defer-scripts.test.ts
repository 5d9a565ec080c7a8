import { expect, test } from "vitest";
import { deferScripts } from "./defer-scripts.ts";

const PRELOADS =
  '<link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/root-2.js"/>';
const SCRIPT = '<script type="module" async="">import "/assets/manifest-1.js";</script>';
const page = (preloads: string, script: string) =>
  `<html><head>${preloads}<link rel="stylesheet" href="/a.css"/></head><body><main></main>${script}<!--$--><script>data</script></body></html>`;

test("the router's tags wait in a template, followed by the script that takes them out", () => {
  const [before, program, after] = deferScripts(page(PRELOADS, SCRIPT)).split(/(?<=<\/template>)|(?=<!--\$-->)/);
  expect(before).toBe(
    `<html><head><link rel="stylesheet" href="/a.css"/></head><body><main></main><template>${PRELOADS}${SCRIPT}</template>`,
  );
  expect(after).toBe("<!--$--><script>data</script></body></html>");
  const code = /^<script>([^<]*)<\/script>$/.exec(program!)![1]!;
  expect(() => new Function(code)).not.toThrow();
});

test.each([
  ["without a module script", page(PRELOADS, "")],
  ["with a module script of another form", page(PRELOADS, '<script type="module" src="/assets/entry.js"></script>')],
  ["with a module script in the head", page(PRELOADS + SCRIPT, "")],
  ["with a module script that does not end", page(PRELOADS, SCRIPT).replaceAll("</script>", "")],
  ["without a head", SCRIPT],
  ["that is empty", ""],
])("a page %s stays as it is", (_, html) => {
  expect(deferScripts(html)).toBe(html);
});
