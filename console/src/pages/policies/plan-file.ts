// A file of proposed policies, as `countersign policies plan` reads it.

import type { Proposed } from "../../check/proposed.js";
import { later } from "../../texts/later.js";

const { plan: words } = later;
export const mostFileBytes = 1_000_000;

/**
 * What a text proposes. Whether each policy is one, the service says.
 *
 * @throws Error that says what is wrong
 */
export async function readProposed(text: string): Promise<Proposed> {
  if (text.length > mostFileBytes) throw new Error(words.tooLarge);
  const { parse } = await import("yaml");
  let file: unknown;
  try {
    file = parse(text, { maxAliasCount: 1000 });
  } catch (error) {
    throw new Error(words.unreadable(error instanceof Error ? error.message : String(error)), { cause: error });
  }
  const { policies, rootQuorum, userTags } = (
    Array.isArray(file) ? { policies: file } : Object(file)
  ) as Partial<Proposed>;
  if (!Array.isArray(policies)) throw new Error(words.noPolicies);
  return {
    policies: policies.map(written),
    ...(rootQuorum !== undefined && { rootQuorum }),
    ...(userTags !== undefined && { userTags }),
  };
}

/** What `policies list` writes of a policy beside what it says. */
const told = new Set(["policyId", "createdAt", "updatedAt"]);

function written(policy: Proposed["policies"][number]): Proposed["policies"][number] {
  return Object.fromEntries(
    Object.entries(Object(policy)).filter(([name]) => !told.has(name)),
  ) as unknown as typeof policy;
}
