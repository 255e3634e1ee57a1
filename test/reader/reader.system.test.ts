// The test vectors against a reader in Python that shares nothing with the compiler: it agrees with all of them, and none
// of its mutants does.

import { describe, expect, test } from "vitest";
import { hasPython, readByPython } from "./reader.js";
import type { Report } from "./reader.js";

const contracts = ["corners", "guestbook", "library", "bookings", "freight"].map((name) => `test/contracts/${name}`);

describe.runIf(hasPython())("a reader in Python", () => {
  let report: Report | undefined;
  const found = (): Report => (report ??= readByPython(contracts));

  test.each(contracts)("takes, refuses and reads every value of %s as the vectors say", (contract) => {
    expect(found().differences[contract]).toEqual([]);
  });

  test("that gets one thing wrong is told so by some vector", () => {
    const { mutants } = found();
    expect(Object.keys(mutants).length).toBeGreaterThan(170);
    expect(Object.keys(mutants).filter((name) => mutants[name] === null)).toEqual([]);
  });
});
