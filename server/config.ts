/** Everything an operator can set, in one schema. README.md documents each variable; a test compares the two. */
import { z } from "zod";
import type { ListenAddress } from "./listen-address.ts";

/** Digits only: Number would also accept "0x10", "1e3" and a blank. */
const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most));

const port = wholeNumber(0, 65_535);

const httpUrl = z
  .url({ protocol: /^https?$/ })
  .refine((value) => !value.includes("#"), "must not contain a #")
  .transform((value) => value.replace(/\/+$/, ""));

const contact = z
  .string()
  .trim()
  .max(200)
  .regex(/^(mailto:\S+@\S+|https?:\/\/\S+|\S+@\S+\.\S+)$/);

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

const DEFAULT_TILE_URL = "https://tile.openstreetmap.org/{z}/{x}/{y}.png";

/** Never print secret values: in a URL that does not parse, the password could be anywhere. */
interface Setting {
  readonly schema: z.ZodType;
  readonly expects: string;
  readonly isSecret?: boolean;
}

export const SETTINGS = {
  PORT: { schema: port.default(3000), expects: "a port number from 0 to 65535" },
  HOST: { schema: z.string().trim().min(1).default("127.0.0.1"), expects: "an address to listen on" },
  SITE_URL: { schema: optional(httpUrl), expects: "the public address, such as https://example.org" },
  DATA_DIR: { schema: z.string().trim().min(1).default(".data"), expects: "a folder" },
  DATABASE_URL: {
    schema: optional(
      z
        .string()
        .regex(/^postgres(ql)?:\/\/\S+$/)
        // An @ in the path means a password with a slash in it: what comes before the slash was parsed as the host.
        .refine((value) => URL.canParse(value) && !new URL(value).pathname.includes("@")),
    ),
    expects:
      "a postgres:// address like postgres://user:password@host:5432/name, with signs in the password percent-encoded (/ is %2F, @ is %40)",
    isSecret: true,
  },
  TILE_URL: {
    schema: z
      .string()
      .regex(/^https?:\/\/[^\s{}]+\/\S*\{z\}\S*\{x\}\S*\{y\}\S*$|^https?:\/\/[^\s{}]+\/\S*\{z\}\S*\{y\}\S*\{x\}\S*$/)
      .refine((value) => URL.canParse(value.replace(/[{}]/g, "")))
      .default(DEFAULT_TILE_URL),
    expects: "an address with {z}, {x} and {y} in it",
  },
  GEOCODER_URL: { schema: optional(httpUrl), expects: "the address of a Nominatim-style search service" },
  GEOCODER_CONTACT: { schema: optional(contact), expects: "an e-mail address or a web address" },
  ROUTER_URL: { schema: optional(httpUrl), expects: "the address of an OSRM-style routing server" },
  WORKERS: { schema: wholeNumber(1, 64).default(1), expects: "a whole number from 1 to 64" },
  TRUST_PROXY: {
    schema: wholeNumber(0, 10).default(0),
    expects: "the number of proxies in front of the server, 0 to 10",
  },
  CONTACT: { schema: optional(contact), expects: "an e-mail address or a web address" },
  LOG_LEVEL: {
    schema: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
    expects: "one of fatal, error, warn, info, debug, trace, silent",
  },
  WEBHOOK_URL: { schema: optional(httpUrl), expects: "an http(s) address", isSecret: true },
  REVIEW_2FA: {
    schema: z
      .enum(["0", "1"])
      .default("0")
      .transform((value) => value === "1"),
    expects: "1 where every reviewer must sign in with two steps, else 0",
  },
  PHOTOS_API: {
    schema: httpUrl.default("https://commons.wikimedia.org/w/api.php"),
    expects: "the address of a MediaWiki API",
  },
  PHOTOS_FILES_HOST: {
    schema: z
      .string()
      .regex(/^[a-z0-9.-]+(:\d+)?$/)
      .default("upload.wikimedia.org"),
    expects: "a host name",
  },
  METRICS_PORT: { schema: optional(port), expects: "a port number from 0 to 65535" },
  METRICS_HOST: { schema: z.string().trim().min(1).default("127.0.0.1"), expects: "an address to listen on" },
} as const satisfies Record<string, Setting>;

export interface Config {
  port: number;
  host: string;
  siteUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  tileUrl: string;
  geocoderUrl: string | undefined;
  geocoderContact: string | undefined;
  routerUrl: string | undefined;
  workers: number;
  trustProxy: number;
  contact: string | undefined;
  logLevel: string;
  metrics: ListenAddress | undefined;
  webhookUrl: string | undefined;
  requiresSecondFactor: boolean;
  photosApi: string;
  photosFilesHost: string;
}

/** A mistake in the configuration: its message is all that the operator needs to see. */
export class ConfigError extends Error {}

/** Redacts credentials, since output may end up in logs. */
function printable(value = ""): string {
  return value.replace(/^(\w+:\/\/)?.*@/s, "$1...@").replace(/\?.+/s, "?...");
}

type Environment = Readonly<Record<string, string | undefined>>;

export function readConfig(env: Environment): Config {
  const read = <K extends keyof typeof SETTINGS>(name: K): z.output<(typeof SETTINGS)[K]["schema"]> => {
    const { schema, expects, isSecret }: Setting = SETTINGS[name];
    const raw = env[name];
    const result = schema.safeParse(raw === "" ? undefined : raw);
    if (!result.success) {
      const found = isSecret ? "its value may contain a password and is not shown" : `it is "${printable(raw)}"`;
      throw new ConfigError(`${name} must be ${expects}; ${found}.`);
    }
    return result.data as z.output<(typeof SETTINGS)[K]["schema"]>;
  };
  const portNumber = read("PORT");
  const siteUrl = new URL(read("SITE_URL") ?? `http://localhost:${portNumber}`);
  if (siteUrl.href !== `${siteUrl.origin}/`) {
    const found = printable(env.SITE_URL);
    throw new ConfigError(`SITE_URL must be an address without path, query or name; it is "${found}".`);
  }
  const metricsPort = read("METRICS_PORT");
  const metricsHost = read("METRICS_HOST");
  if (metricsPort !== undefined && metricsPort !== 0 && metricsPort === portNumber) {
    throw new ConfigError(`METRICS_PORT must differ from PORT; both are ${portNumber}.`);
  }
  return {
    port: portNumber,
    host: read("HOST"),
    siteUrl: siteUrl.origin,
    dataDir: read("DATA_DIR"),
    databaseUrl: read("DATABASE_URL"),
    tileUrl: read("TILE_URL"),
    geocoderUrl: read("GEOCODER_URL"),
    geocoderContact: read("GEOCODER_CONTACT"),
    routerUrl: read("ROUTER_URL"),
    workers: read("WORKERS"),
    trustProxy: read("TRUST_PROXY"),
    contact: read("CONTACT"),
    logLevel: read("LOG_LEVEL"),
    metrics: metricsPort === undefined ? undefined : { port: metricsPort, host: metricsHost },
    webhookUrl: read("WEBHOOK_URL"),
    requiresSecondFactor: read("REVIEW_2FA"),
    photosApi: read("PHOTOS_API"),
    photosFilesHost: read("PHOTOS_FILES_HOST"),
  };
}
