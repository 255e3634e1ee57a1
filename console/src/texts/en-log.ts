// Texts about the transparency log.

export const logInEnglish = {
  seal: {
    title: "Transparency log",
    about: "What the log has of this request, verified in this browser.",
    states: {
      checking: "checking",
      absent: "not in the log",
      waiting: "waiting for the log",
      sealed: "verified in the log",
      contradicted: "does not verify",
      failed: "not checked",
    },
    words: {
      absent: "",
      waiting: "The policy's witnesses have not cosigned all of it yet.",
      sealed: "The log has this request, its votes and its outcome exactly as this page shows them.",
      contradicted: "See the top of this page.",
    },
    waiting: (n: number) =>
      n === 1
        ? "One record of this request is not in the log yet."
        : `${n} records of this request are not in the log yet.`,
    absent: "The log has no record of this request. Requests from before the log have none.",
    mark: "in the log",
    kinds: { submission: "Request", vote: "Vote", refusal: "Refused" } as Readonly<Record<string, string>>,
    entry: (index: number) => `entry ${index.toLocaleString("en")}`,
    checkpoint: "Checkpoint",
    size: (origin: string, size: number) =>
      `${origin}, ${size.toLocaleString("en")} ${size === 1 ? "entry" : "entries"}`,
    witnesses: "Cosigned by",
    noWitness: "no witness",
    asksFor: (quorum: string) => `The policy requires ${quorum}.`,
    asksForNone: "The policy requires no witness.",
    keys: "Trusted keys",
    firstUse: (time: string) =>
      `Published by the service when this browser first asked, ${time}. Compare them with a copy from another source.`,
    own: "From the policy that you entered.",
    policy: "Policy",
    enter: "Use a policy of your own",
    enterWhy:
      "Paste a C2SP tlog-policy that you trust. This browser then ignores the policy that the service publishes.",
    use: "Use this policy",
    changed: "The service now publishes this policy:",
    accept: "Trust the new policy",
    otherKeys: "The service publishes other log keys than the ones this browser trusts. Ask its operator why.",
    unverified: (problem: string) => `A receipt does not verify: ${problem}.`,
    otherRecord: "the record belongs to something else",
    rewritten: (older: number, newer: number, problem: string) =>
      `The log was rewritten: its ${newer} entries do not continue the ${older} that were there before (${problem}).`,
    missing: "The log has no record of this request, and it should: this browser knew the log before the request.",
    differs: (field: string) => `The log has another ${field}.`,
    noLog: "This service has no transparency log.",
  },
};
