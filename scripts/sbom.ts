/** npm run sbom: writes docs/sbom.cdx.json, the software bill of materials. Run it when the lockfile changes. */
import { readFileSync, writeFileSync } from "node:fs";
import { type Lockfile, listComponents } from "./list-components.ts";

const lockfile: Lockfile = JSON.parse(readFileSync(new URL("../package-lock.json", import.meta.url), "utf8"));
writeFileSync(
  new URL("../docs/sbom.cdx.json", import.meta.url),
  `${JSON.stringify(listComponents(lockfile), undefined, 1)}\n`,
);
