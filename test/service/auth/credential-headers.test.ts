// The headers by which the service authenticates are those of the contract's security schemes.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { credentialHeaders } from "../../../service/src/auth/unauthenticated.js";

test("the service authenticates by the headers of the contract's security schemes, and by no others", () => {
  const file = new URL("../../../generated/openapi.json", import.meta.url);
  const { components } = JSON.parse(readFileSync(file, "utf8")) as {
    readonly components: { readonly securitySchemes: Readonly<Record<string, { readonly name: string }>> };
  };
  expect(credentialHeaders.toSorted()).toEqual(
    Object.values(components.securitySchemes)
      .map(({ name }) => name)
      .toSorted(),
  );
});
