import { describe, expect, it } from "vitest";
import { isRefusedHost, plainAddress } from "./refused-links.ts";

describe("refused hosts", () => {
  it.each([
    ["a copied book", "https://livelib.biz/read_1/p5", true],
    ["its www address", "https://www.spookfinder.com/place/inn", true],
    ["a subdomain", "https://ar.scribd.com/book/1/Ghosts", true],
    ["a host in capitals", "https://OCCULT-WORLD.com/inn/", true],
    ["a host whose name only ends alike", "https://notscribd.com/book/1", false],
    ["a refused name in the path", "https://news.example/livelib.biz", false],
    ["a newspaper", "https://www.latimes.com/story", false],
    ["text that is no link", "livelib.biz", false],
  ])("include %s: %s, %s", (_, link, isRefused) => {
    expect(isRefusedHost(link)).toBe(isRefused);
  });
});

describe("the plain address", () => {
  it.each([
    ["https://blog.example/post/?replytocom=12", "https://blog.example/post/"],
    ["https://blog.example/post.html?showComment=1#c2", "https://blog.example/post.html#c2"],
    ["https://news.example/a?id=7&utm_source=x&utm_medium=y", "https://news.example/a?id=7"],
    ["https://news.example/a?fbclid=abc", "https://news.example/a"],
    ["https://news.example/a/?amp=1", "https://news.example/a/"],
    ["https://news.example/a/amp/", "https://news.example/a"],
    ["https://news.example/a.amp", "https://news.example/a"],
    ["https://news.example/camp", "https://news.example/camp"],
    ["https://marker.example/m.asp?m=7&empty", "https://marker.example/m.asp?m=7&empty"],
    ["https://inn.example", "https://inn.example"],
    ["no link", "no link"],
  ])("of %s is %s", (link, plain) => {
    expect(plainAddress(link)).toBe(plain);
  });
});
