// What proves who is calling: headers with the bodies that they go with. The texts lie beside the templates of stampers.

import type { Json, SecurityScheme, StamperChoice } from "../../model/model.js";
import { fieldExample } from "../../values/examples.js";
import type { EmitContext } from "../output.js";

const folder = "stampers/vectors/";

/** What stands there for the name of the scheme. */
const schemeWord = "$scheme";

type StamperVectors = Token | Signed;

interface Token {
  readonly token: string;
  readonly value: string;
}

interface Signed {
  /** How the header holds the JSON of the stamp. */
  readonly encoding: "base64url" | "json";
  /** Of the caller. */
  readonly key: { readonly [half: string]: string };
  readonly cases: readonly {
    readonly what: string;
    readonly body: string;
    readonly stamp: { readonly [member: string]: string };
    readonly verifies: boolean;
  }[];
}

export function stampVectors({ model, templates }: EmitContext): readonly Json[] {
  return model.contract.security.flatMap((scheme) =>
    scheme.stampers.flatMap((stamper) => {
      const text = templates.get(`${folder}${stamper.name}.json`);
      const own = text === undefined ? undefined : (JSON.parse(text) as StamperVectors);
      const { header, name } = scheme;
      return own
        ? headers(own, scheme, stamper).map((one) => ({ scheme: name, stamper: stamper.name, header, ...one }))
        : [];
    }),
  );
}

function headers(
  own: StamperVectors,
  scheme: SecurityScheme,
  stamper: StamperChoice,
): readonly { readonly [key: string]: Json }[] {
  if ("value" in own) return [{ token: own.token, value: own.value, verifies: true }];
  const { encoding, key, cases } = own;
  const field = scheme.content?.fields.find((one) => one.name === "scheme");
  const word = stamper.scheme ?? (field ? String(fieldExample(field)) : "");
  return cases.map(({ what, body, stamp, verifies }) => {
    const members = Object.entries(stamp).map(([name, text]) => [name, text === schemeWord ? word : text]);
    const json = JSON.stringify(Object.fromEntries(members));
    const value = encoding === "json" ? json : Buffer.from(json).toString("base64url");
    return { what, body, key, value, verifies };
  });
}
