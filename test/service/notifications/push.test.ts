// The encryption of push messages, by the standard's own example and by another library.

import fc from "fast-check";
import { expect, test } from "vitest";
import { encryptPush, longestPush } from "../../../service/src/delivery/webhooks/push.js";
import { subscribe } from "./push-service.js";

test("a message is encrypted as in the example of RFC 8291", () => {
  const drawn = {
    salt: Buffer.from("DGv6ra1nlYgDCS1FRnbzlw", "base64url"),
    privateKey: Buffer.from("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw", "base64url"),
  };
  const keys = {
    p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  };
  const body = encryptPush(Buffer.from("When I grow up, I want to be a watermelon"), keys, drawn);
  expect(body.toString("base64url")).toBe(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_" +
      "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  );
});

test("every message reads for its browser as it was, and fits what push services take", () => {
  const browser = subscribe({ origin: "https://push.example.com" });
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: longestPush, size: "max" }), (bytes) => {
      const message = Buffer.from(bytes);
      const body = encryptPush(message, browser.pushKeys);
      expect(body.length).toBeLessThanOrEqual(4096);
      expect(Buffer.from(browser.decrypt({ body }))).toEqual(Buffer.from(message.toString()));
    }),
    { numRuns: 30 },
  );
  expect(() => encryptPush(Buffer.alloc(longestPush + 1), browser.pushKeys)).toThrow(RangeError);
});
