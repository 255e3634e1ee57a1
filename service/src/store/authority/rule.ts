// Rules by which an organization decides, as the transparency log has them.

/** What decides in an organization, beside who has approved: the root quorum, and each policy. */
export type Rule = "quorum" | RecordedPolicy;

export interface RecordedPolicy {
  readonly policyId: string;
  /** Null where it was deleted. */
  readonly policy: Readonly<Record<"condition" | "consensus" | "effect" | "time", string>> | null;
}

/** What the log has of a policy. */
export function ruleOfPolicy(
  policyId: string,
  row: Readonly<Record<"condition" | "consensus" | "effect" | "time", unknown>> | null,
): RecordedPolicy {
  if (!row) return { policyId, policy: null };
  const { condition, consensus, effect, time } = row;
  const [one, two, three, four] = [condition, consensus, effect, time].map(String);
  return { policyId, policy: { condition: one!, consensus: two!, effect: three!, time: four! } };
}
