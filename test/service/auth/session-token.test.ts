import { expect, test } from "vitest";
import { newSessionToken, sessionHash } from "../../../service/src/auth/session.js";

test("tokens of sessions are 32 bytes, of which each is drawn by itself", () => {
  const tokens = Array.from({ length: 200 }, () => Buffer.from(newSessionToken(), "base64url"));
  for (const token of tokens) expect(token).toHaveLength(32);
  // Of 200 random bytes some 140 differ; two places agree in all of them once in 2^1600.
  const places = Array.from({ length: 32 }, (_, place) => tokens.map((token) => token[place]).join(" "));
  expect(new Set(places).size).toBe(32);
  for (const place of places) expect(new Set(place.split(" ")).size).toBeGreaterThan(80);
});

test("what is kept of a token does not tell it", () => {
  const token = newSessionToken();
  expect(sessionHash(token)).toMatch(/^[\da-f]{64}$/);
  expect(sessionHash(token)).not.toContain(Buffer.from(token, "base64url").toString("hex"));
});
