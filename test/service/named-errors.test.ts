// Errors are spoken of by name in the service: a reader should not have to know the numbers of gRPC by heart.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const source = join(import.meta.dirname, "../../service/src");

/** Ways in which a number can stand for an error's name, in code and in comments. */
const bareNumbers: readonly RegExp[] = [
  /\bApiError\(\s*-?\d/g,
  /\b(?:error|cause|failure|refusal|reason)\??\.code\s*[!=]==?\s*\d/g,
  /\bApiError`?,?\s+(?:with\s+)?(?:codes?\s+)?\d/g,
  /\bcodes? (?:3|5|6|7|8|9|12|13|14|16)\b/g,
];

function findBareNumbers(text: string): string[] {
  return bareNumbers.flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => found));
}

describe("errors of the service", () => {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));

  it("have names, not numbers, wherever they are thrown, told apart or described", () => {
    const offending = files.flatMap((file) =>
      findBareNumbers(readFileSync(join(source, file), "utf8")).map((found) => `${file}: ${found}`),
    );
    expect(offending).toEqual([]);
  });

  it.each([
    `throw new ApiError(9, "not now")`,
    `throw new ApiError(\n  3,`,
    `if (error.code === 14) return`,
    ` * @throws ApiError code 5 when there is none`,
    `// answered with code 16`,
  ])("are found where they are numbers: %s", (text) => {
    expect(findBareNumbers(text)).not.toEqual([]);
  });
});
