import { describe, expect, test, vi } from "vitest";
import { MAX_PASSWORD_LENGTH } from "../../domain/review/reviewer.ts";
import { hashPassword, isPassword } from "./password-hash.ts";

describe("passwords", () => {
  test("are hashed with argon2id, and the right one matches", async () => {
    const stored = await hashPassword("lantern at the gate");
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await isPassword(stored, "lantern at the gate")).toBe(true);
    expect(await isPassword(stored, "lantern at the gat")).toBe(false);
    expect(await isPassword(stored, "Lantern at the gate")).toBe(false);
  });

  test("a text that only begins with the password does not match", async () => {
    const longest = "long lantern ".repeat(20).slice(0, MAX_PASSWORD_LENGTH);
    const stored = await hashPassword(longest);
    expect(await isPassword(stored, longest)).toBe(true);
    expect(await isPassword(stored, `${longest}x`)).toBe(false);
  });

  test("an unknown name costs the same work and never matches", async () => {
    const check = vi.fn(async (stored: string) => stored.startsWith("$argon2id$v=19$m=19456,t=2,p=1$"));
    expect(await isPassword(undefined, "anything", check)).toBe(false);
    expect(check).toHaveBeenCalledTimes(1);
  });

  test("are checked one at a time, so that a crowd that signs in leaves threads for pages", async () => {
    let running = 0;
    const seen: number[] = [];
    const check = async () => {
      seen.push(++running);
      await new Promise(setImmediate);
      running -= 1;
      if (seen.length === 2) throw new Error("no memory");
      return true;
    };
    const crowd = await Promise.allSettled(Array.from({ length: 5 }, () => isPassword("stored", "any", check)));
    expect(seen).toEqual([1, 1, 1, 1, 1]);
    expect(crowd.map(({ status }) => status === "fulfilled")).toEqual([true, false, true, true, true]);
  });
});
