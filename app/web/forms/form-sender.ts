/** What the visitors' forms share: who sent them. */
import { signature } from "../../domain/review/signed-text.ts";
import { storeTrouble } from "../../store/engine/store-trouble.ts";
import { NOT_SAVED } from "../error-status.ts";
import type { SiteContext } from "../site-context.ts";

/** Keyed digest that distinguishes senders without storing their IP addresses. */
export function hashSender(secret: string, address: string): string {
  return signature(secret, "sender", address);
}

/** Keyed digest of an IPv6 client's /48. IPv4 clients have too few addresses to send each form from another one. */
export function hashPrefix(secret: string, address: string): string | undefined {
  const prefix = networkPrefix(address);
  return prefix && hashSender(secret, prefix);
}

/** The /48 of an IPv6 client, who may own all of its 65,536 networks. */
export function networkPrefix(address: string): string | undefined {
  return address.includes(":") ? `${address.split(":").slice(0, 3).join(":")}::/48` : undefined;
}

/** Message for a form that can't be stored because the database is down; rethrows other errors. */
export function notSaved(site: SiteContext, error: unknown): { outcome: "unavailable"; sentence: string } {
  const trouble = storeTrouble(error);
  if (!trouble) throw error;
  site.log.warn({ requestId: site.requestId, trouble }, "form not stored: database unavailable");
  return { outcome: "unavailable", sentence: NOT_SAVED };
}
