// How networks and addresses are read.

import { describe, expect, test } from "vitest";
import { contains, networkText, readCallerAddress, readNetwork } from "../../../service/src/net/network.js";
import { present } from "../support/results.js";

describe("a network", () => {
  test.each([
    ["203.0.113.7", "203.0.113.7/32"],
    ["203.0.113.255/20", "203.0.112.0/20"],
    ["0.0.0.0/0", "0.0.0.0/0"],
    ["2001:DB8::1/48", "2001:db8::/48"],
    ["2001:db8::ffff", "2001:db8::ffff/128"],
    ["2001:db8:ffff:ffff:ffff::/57", "2001:db8:ffff:ff80::/57"],
    ["::ffff:203.0.113.7/120", "203.0.113.0/24"],
    ["::ffff:203.0.113.7/64", "::/64"],
  ])("%s reads %s", (text, normal) => {
    expect(networkText(present(readNetwork(text)))).toBe(normal);
  });

  test.each([
    "",
    "/24",
    "203.0.113.7/",
    "203.0.113.7/33",
    "203.0.113.7/-1",
    "203.0.113.7/024",
    "203.0.113.7/2 4",
    "203.0.113",
    "0xcb007107",
    "203.0.113.07",
    "3405803783",
    "203.0.113.256",
    " 203.0.113.7",
    "example.com",
    "2001:db8::/129",
    "2001:db8:::1",
    "fe80::1%eth0",
    "[2001:db8::1]",
    "1::2::3",
    ":".repeat(45),
    "1".repeat(60),
  ])("%j is none", (text) => {
    expect(readNetwork(text)).toBeUndefined();
  });
});

test.each([
  ["203.0.113.7", "203.0.113.0/24", true],
  ["203.0.114.7", "203.0.113.0/24", false],
  ["::ffff:203.0.113.7", "203.0.113.0/24", true],
  ["203.0.113.7:4711", "203.0.113.0/24", true],
  ["[2001:db8::7]:4711", "2001:db8::/48", true],
  ["2001:db8:1::7", "2001:db8::/48", false],
  ["2001:db8::7%eth0", "2001:db8::/48", true],
])("a request from %s comes from %s: %s", (address, network, isWithin) => {
  expect(contains(present(readNetwork(network)), present(readCallerAddress(address)))).toBe(isWithin);
});

test.each(["", "unknown", "::203.0.113.7", "203.0.113", "_hidden", "203.0.113.7:", "1".repeat(100_000)])(
  "%.20j is no address",
  (text) => {
    expect(readCallerAddress(text)).toBeUndefined();
  },
);
