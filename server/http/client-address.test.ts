import type { IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

const request = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
  }) as unknown as IncomingMessage;

describe("the client's address", () => {
  test.each([
    ["203.0.113.5", undefined, 0, "203.0.113.5"],
    ["::ffff:203.0.113.5", undefined, 0, "203.0.113.5"],
    ["203.0.113.5", "198.51.100.1", 0, "203.0.113.5"],
    ["10.0.0.1", "198.51.100.1", 1, "198.51.100.1"],
    ["10.0.0.1", "6.6.6.6, 198.51.100.1", 1, "198.51.100.1"],
    ["10.0.0.1", "6.6.6.6, 198.51.100.1, 10.0.0.2", 2, "198.51.100.1"],
    ["10.0.0.1", undefined, 1, "10.0.0.1"],
    ["10.0.0.1", " , ", 1, "10.0.0.1"],
    ["10.0.0.1", "198.51.100.7:40001", 1, "198.51.100.7"],
    ["10.0.0.1", "[2001:db8:1:2::1]:443", 1, "2001:db8:1:2::/64"],
    ["10.0.0.1", "[2001:db8:1:2::1]", 1, "2001:db8:1:2::/64"],
    ["10.0.0.1", "unknown", 1, "10.0.0.1"],
    ["10.0.0.1", "198.51.100.7, evil\u0000", 1, "10.0.0.1"],
    ["10.0.0.1", "999.1.1.1", 1, "10.0.0.1"],
    ["2001:db8:1:2:3:4:5:6", undefined, 0, "2001:db8:1:2::/64"],
    ["2001:db8::1", undefined, 0, "2001:db8:0:0::/64"],
    ["::1", undefined, 0, "0:0:0:0::/64"],
    ["10.0.0.1", "2001:0DB8:0001:0002::1", 1, "2001:db8:1:2::/64"],
    ["10.0.0.1", "2001:db8:1:2:0:0:192.0.2.1", 1, "2001:db8:1:2::/64"],
    ["fe80::1%eth0", undefined, 0, "fe80:0:0:0::/64"],
    ["10.0.0.1", "::FFFF:203.0.113.5", 1, "203.0.113.5"],
    ["10.0.0.1", "0:0:0:0:0:ffff:203.0.113.5", 1, "203.0.113.5"],
    ["10.0.0.1", "::ffff:cb00:7105", 1, "203.0.113.5"],
  ])("%s forwarded %j behind %i proxies is %s", (remote, forwarded, proxies, expected) => {
    expect(clientAddress(request(remote, forwarded), proxies)).toBe(expected);
  });
});
