import { ApiError } from "@countersign/api";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hardened, parsePath } from "../../../service/src/custody/path.js";

describe("derivation paths", () => {
  test.each([
    { path: "m", steps: [] },
    { path: "m/0", steps: [0] },
    { path: "m/44'/60'/0'/0/0", steps: [hardened + 44, hardened + 60, hardened, 0, 0] },
    { path: "m/2147483647'/2147483647", steps: [0xffff_ffff, 0x7fff_ffff] },
  ])("$path is read as BIP-32 defines it", ({ path, steps }) => {
    expect(parsePath(path)).toEqual(steps);
  });

  test.each([
    { path: "", reason: /must start with m/ },
    { path: "44'/60'", reason: /must start with m/ },
    { path: "M/0", reason: /must start with m/ },
    { path: "m/", reason: /step 1: a step is a decimal index/ },
    { path: "m//0", reason: /step 1/ },
    { path: "m/0/", reason: /step 2/ },
    { path: "m/44h", reason: /step 1: a hardened step is written with an apostrophe/ },
    { path: "m/00", reason: /step 1/ },
    { path: "m/-1", reason: /step 1/ },
    { path: "m/1.5", reason: /step 1/ },
    { path: "m/0x1", reason: /step 1/ },
    { path: "m/ 1", reason: /step 1/ },
    { path: "m/١", reason: /step 1/ },
    { path: "m/2147483648", reason: /step 1: an index is at most 2147483647/ },
    { path: "m/99999999999", reason: /step 1/ },
    { path: `m${"/0".repeat(17)}`, reason: /17 steps, and at most 16/ },
    { path: `m/${"0".repeat(1000)}`, reason: /longer than 256/ },
  ])("$path is refused, and the error says where and why", ({ path, reason }) => {
    expect(() => parsePath(path)).toThrow(reason);
    expect(() => parsePath(path)).toThrow(ApiError);
  });

  test("a list of steps has one spelling only", () => {
    const step = fc.tuple(fc.nat(hardened - 1), fc.boolean());
    fc.assert(
      fc.property(fc.array(step, { maxLength: 16 }), (steps) => {
        const path = ["m", ...steps.map(([index, isHardened]) => `${index}${isHardened ? "'" : ""}`)].join("/");
        expect(parsePath(path)).toEqual(steps.map(([index, isHardened]) => index + (isHardened ? hardened : 0)));
      }),
    );
  });
});
