/** A reviewer who is signed in at a running server: the cookie and the token of the desk's forms. */
import { openStore } from "../../app/store/engine/open-store.ts";
import { addReviewer } from "../../app/store/review/users.ts";
import { PASSWORD } from "../../tests/reviewer-password.ts";
import type { SiteProcess } from "../../tests/site-process.ts";

export async function signInAtDesk({ url, dataDir }: SiteProcess): Promise<{ cookie: string; token: string }> {
  const store = openStore({ dataDir });
  await addReviewer(store.db, "reviewer", PASSWORD, new Date());
  await store.close();
  const answer = await fetch(`${url}/review/sign-in`, {
    method: "POST",
    headers: { origin: url },
    body: new URLSearchParams({ username: "reviewer", password: PASSWORD }),
    redirect: "manual",
  });
  const cookie = (answer.headers.get("set-cookie") ?? "").split(";")[0]!;
  const page = await (await fetch(`${url}/review/account`, { headers: { cookie } })).text();
  return { cookie, token: /name="token" value="([0-9a-f]+)"/.exec(page)![1]! };
}
