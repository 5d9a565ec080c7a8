/** Someone at the desk, over HTTP: signs in, keeps the cookie, sends forms as the desk's pages have them. */
import { addReviewer } from "../../app/store/review/users.ts";
import { PASSWORD } from "../reviewer-password.ts";
import type { TestSite } from "./test-site.ts";

/** What a browser sends with a form of our own. */
export const OWN_ORIGIN = { origin: "https://hauntway.test", "content-type": "application/x-www-form-urlencoded" };

export async function signInForm(
  site: TestSite,
  username: string,
  password: string,
  headers: Record<string, string> = {},
) {
  return site.get("/review/sign-in", {
    method: "POST",
    headers: { ...OWN_ORIGIN, ...headers },
    body: new URLSearchParams({ username, password }).toString(),
  });
}

export function cookieOf(response: Response): string {
  return (response.headers.get("set-cookie") ?? "").split(";")[0]!;
}

export type ReviewerClient = Awaited<ReturnType<typeof signInReviewer>>;

export async function signInReviewer(site: TestSite, username: string) {
  await addReviewer(site.store.db, username, PASSWORD, new Date());
  const cookie = cookieOf(await signInForm(site, username, PASSWORD));
  const get = (path: string) => site.get(path, { headers: { cookie } });
  const page = await (await get("/review/account")).text();
  const token = /name="token" value="([0-9a-f]+)"/.exec(page)![1]!;
  return {
    cookie,
    token,
    get,
    post: (path: string, fields: Record<string, string | string[]>, headers: Record<string, string> = {}) => {
      const body = new URLSearchParams();
      for (const [name, value] of Object.entries({ token, ...fields }))
        for (const one of [value].flat()) body.append(name, one);
      return site.get(path, { method: "POST", headers: { ...OWN_ORIGIN, cookie, ...headers }, body: body.toString() });
    },
  };
}

/** The listing form of a page, as a browser would send it back. */
export function listingFields(html: string): Record<string, string | string[]> {
  const form = /<form[^>]*>(?:(?!<form)[\s\S])*name="houseName"[\s\S]*?<\/form>/.exec(html)![0];
  const fields: Record<string, string | string[]> = {};
  for (const [tag] of form.matchAll(/<input[^>]*>/g)) {
    const name = /\sname="([^"]*)"/.exec(tag)?.[1];
    const value = plainText(/\svalue="([^"]*)"/.exec(tag)?.[1] ?? "");
    if (!name) continue;
    if (!tag.includes('type="checkbox"')) fields[name] = value;
    else if (tag.includes("checked")) fields[name] = [...[fields[name] ?? []].flat(), value];
  }
  for (const [, name, text] of form.matchAll(/<textarea[^>]*\sname="([^"]*)"[^>]*>([\s\S]*?)<\/textarea>/g)) {
    fields[name!] = plainText(text!).replace(/^\n/, "");
  }
  for (const [, name, options] of form.matchAll(/<select[^>]*\sname="([^"]*)"[^>]*>([\s\S]*?)<\/select>/g)) {
    fields[name!] = plainText(/<option[^>]*value="([^"]*)"[^>]*selected/.exec(options!)?.[1] ?? "");
  }
  return fields;
}

function plainText(html: string): string {
  return html
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");
}
