// The file of `countersign policies test`: an organization, and activities with the outcomes that are expected of them.

import { CredentialType } from "@countersign/api";
import { Ajv } from "ajv";
import type { ErrorObject } from "ajv";
import { readTimestamp } from "../../policy-language/time/instants.js";
import type { Io } from "../terminal/io.js";
import { placeOf, policiesOf, readFile, refusal } from "./file.js";
import type { ParsedFile, Place, Wrong, WrittenPolicy } from "./file.js";

/** What may be expected. */
export const expectations = ["ALLOW", "CONSENSUS_NEEDED", "DENY"] as const;
export type Expectation = (typeof expectations)[number];

/** A user as policies see one. */
export interface GivenUser {
  readonly id: string;
  readonly tags: readonly string[];
  readonly email?: string;
  /** With what the user approves. */
  readonly credential: CredentialType;
}

/** A wallet whose accounts can be signed with, by their addresses. */
export interface GivenWallet {
  readonly id: string;
  /** Its name. */
  readonly label: string;
  readonly imported: boolean;
  readonly exported: boolean;
  readonly addresses: readonly string[];
}

/** A private key that can be signed with, by its id or an address. */
export interface GivenPrivateKey extends GivenWallet {
  readonly tags: readonly string[];
}

/** A secret that can be exported, by its id. */
export interface GivenSecret {
  readonly id: string;
  readonly name: string;
  readonly staticProperties: Readonly<Record<string, string>>;
}

export interface GivenOrganization {
  readonly rootQuorum: { readonly threshold: number; readonly userIds: readonly string[] };
  readonly users: readonly GivenUser[];
  readonly privateKeys: readonly GivenPrivateKey[];
  readonly wallets: readonly GivenWallet[];
  readonly secrets: readonly GivenSecret[];
}

/** A row of the table. */
export interface Case {
  readonly name?: string;
  readonly activity: { readonly type: string; readonly parameters: object };
  /** Id of the user who asks. */
  readonly by: string;
  /** Ids of those who approved afterwards. */
  readonly approvals: readonly string[];
  /** When it is decided on, a timestamp at UTC; default: now. */
  readonly at?: string;
  readonly expect: Expectation;
}

export interface PolicyTable {
  readonly file: ParsedFile;
  readonly organization: GivenOrganization;
  readonly policies: readonly WrittenPolicy[];
  readonly cases: readonly Case[];
}

const text = { type: "string", minLength: 1, maxLength: 256 } as const;
const texts = { type: "array", maxItems: 1000, items: text, default: [] } as const;
const flag = { type: "boolean", default: false } as const;
const key = {
  id: text,
  label: { ...text, minLength: 0, default: "" },
  imported: flag,
  exported: flag,
  addresses: texts,
} as const;
const list = (required: readonly string[], properties: object) =>
  ({
    type: "array",
    maxItems: 1000,
    default: [],
    items: { type: "object", additionalProperties: false, required, properties },
  }) as const;

const schema = {
  type: "object",
  additionalProperties: false,
  required: ["organization", "cases"],
  properties: {
    organization: {
      type: "object",
      additionalProperties: false,
      required: ["users", "rootQuorum"],
      properties: {
        rootQuorum: {
          type: "object",
          additionalProperties: false,
          required: ["threshold", "userIds"],
          properties: { threshold: { type: "integer", minimum: 1, maximum: 100 }, userIds: { ...texts, minItems: 1 } },
        },
        users: {
          ...list(["id"], {
            id: text,
            tags: texts,
            email: text,
            credential: { enum: Object.values(CredentialType), default: CredentialType.API_KEY_P256 },
          }),
          minItems: 1,
        },
        privateKeys: list(["id"], { ...key, tags: texts }),
        wallets: list(["id"], key),
        secrets: list(["id"], {
          id: text,
          name: { ...text, minLength: 0, default: "" },
          staticProperties: {
            type: "object",
            maxProperties: 20,
            additionalProperties: { type: "string" },
            default: {},
          },
        }),
        // The contract says what a policy is.
        policies: { default: [] },
      },
    },
    cases: {
      ...list(["activity", "by", "expect"], {
        name: text,
        activity: {
          type: "object",
          additionalProperties: false,
          required: ["type", "parameters"],
          properties: { type: text, parameters: { type: "object" } },
        },
        by: text,
        approvals: texts,
        at: { type: "string", maxLength: 64 },
        expect: { enum: expectations },
      }),
      minItems: 1,
    },
  },
} as const;

const fits = new Ajv({ allErrors: true, useDefaults: true, verbose: true }).compile(schema);

/**
 * Reads the file.
 *
 * @throws UsageError that tells of everything that is wrong, and where
 */
export async function readTable(io: Io, name: string): Promise<PolicyTable> {
  const file = await readFile(io, name);
  if (!fits(file.value)) throw refusal(file, (fits.errors ?? []).map(wrongOf));
  // It fits the schema, and defaults are filled in.
  const { organization, cases } = file.value as {
    readonly organization: GivenOrganization & { readonly policies: unknown };
    readonly cases: readonly Case[];
  };
  const wrong = [...unknownUsers(organization, cases), ...unknownTimes(cases)];
  if (wrong.length > 0) throw refusal(file, wrong);
  return { file, organization, cases, policies: policiesOf(file, organization.policies, ["organization", "policies"]) };
}

/** Users that are spoken of, but not given. */
function unknownUsers({ users, rootQuorum }: GivenOrganization, cases: readonly Case[]): Wrong[] {
  const known = new Set(users.map(({ id }) => id));
  const spoken: [Place, string][] = [
    ...rootQuorum.userIds.map((id, i): [Place, string] => [["organization", "rootQuorum", "userIds", i], id]),
    ...cases.flatMap(({ by, approvals }, row): [Place, string][] => [
      [["cases", row, "by"], by],
      ...approvals.map((id, i): [Place, string] => [["cases", row, "approvals", i], id]),
    ]),
  ];
  const message = `unknown user id; expected one of ${[...known].join(", ")}`;
  return spoken.filter(([, id]) => !known.has(id)).map(([place]) => ({ place, message }));
}

/** Instants that are none. */
function unknownTimes(cases: readonly Case[]): Wrong[] {
  return cases.flatMap(({ at }, row) => {
    const read = at === undefined ? 0 : readTimestamp(at);
    return typeof read === "string" ? [{ place: ["cases", row, "at"], message: read }] : [];
  });
}

function wrongOf(error: ErrorObject): Wrong {
  const place = placeOf(error.instancePath);
  const { additionalProperty, allowedValues } = error.params as Readonly<Record<string, unknown>>;
  if (typeof additionalProperty === "string") {
    const properties = (error.parentSchema as { readonly properties?: object }).properties ?? {};
    const message = `unknown member; expected one of ${Object.keys(properties).join(", ")}`;
    return { place: [...place, additionalProperty], message };
  }
  if (Array.isArray(allowedValues)) return { place, message: `expected one of ${allowedValues.join(", ")}` };
  return { place, message: error.message ?? "is wrong" };
}
