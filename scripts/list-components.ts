/** The software bill of materials (CycloneDX 1.5), from the lockfile alone, so that the same lockfile gives the same file. */
export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
  readonly hasInstallScript?: boolean;
}

const MODULES = "node_modules/";

export function listComponents({ packages }: Lockfile): object {
  const own = packages[""]!;
  const components = Object.entries(packages)
    .filter(([path]) => path !== "")
    .map(([path, locked]) => component(path.slice(path.lastIndexOf(MODULES) + MODULES.length), locked));
  const byReference = new Map(components.map((one) => [one["bom-ref"], one]));
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: {
      component: { "bom-ref": reference("hauntway", own), type: "application", name: "hauntway", version: own.version },
    },
    components: [...byReference.values()].toSorted((a, b) => (a["bom-ref"] < b["bom-ref"] ? -1 : 1)),
  };
}

/** Packages that run scripts during installation, unless npm is told otherwise. */
export function withInstallScript({ packages }: Lockfile): string[] {
  return Object.entries(packages)
    .filter(([, locked]) => locked.hasInstallScript)
    .map(([path]) => path.slice(path.lastIndexOf(MODULES) + MODULES.length))
    .toSorted();
}

/** Packages that state their license only in a file. */
const LICENSE_FILES: Readonly<Record<string, string>> = { suncalc: "BSD-2-Clause" };

function component(name: string, locked: LockedPackage) {
  const license = locked.license ?? LICENSE_FILES[name];
  const [algorithm, digest] = locked.integrity?.split("-") ?? [];
  return {
    "bom-ref": reference(name, locked),
    type: "library",
    name,
    version: locked.version,
    // Only packages that are neither for development nor for another platform run with the site.
    scope: locked.dev || locked.devOptional ? "excluded" : locked.optional ? "optional" : "required",
    purl: `pkg:npm/${name.replace("@", "%40")}@${locked.version}`,
    ...(license ? { licenses: [{ expression: license }] } : {}),
    ...(digest
      ? { hashes: [{ alg: algorithm!.replace("sha", "SHA-"), content: Buffer.from(digest, "base64").toString("hex") }] }
      : {}),
  };
}

const reference = (name: string, { version }: LockedPackage): string => `${name}@${version}`;
