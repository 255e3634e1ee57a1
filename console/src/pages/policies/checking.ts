// What the service finds in a policy while it is being written: asked after a pause, and the newest answer counts.

import { checkPolicy } from "@countersign/api";
import type { Effect, PolicyWarning } from "@countersign/api";
import { useSignal } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { findingsOf } from "../../check/expression-findings.js";
import type { Findings } from "../../check/expression-findings.js";
import { messageOf, reads, signedIn } from "../../session/connection.js";

/** In typing, before the service is asked. */
const pauseMs = 350;

/** A policy, as far as it is checked. */
export interface Expressions {
  readonly condition: string;
  readonly consensus: string;
  readonly time: string;
  readonly effect: Effect;
}

export interface Checking {
  /** Why nobody has checked what is written now. */
  readonly failure: ReadonlySignal<string | undefined>;
  /** Checks them unless others come within the pause. */
  readonly later: (expressions: Expressions) => void;
  /** Leaves away what was asked last. */
  readonly stop: () => void;
}

/**
 * @param policyId of the policy that is changed
 * @param onFound with nothing where nobody could check
 */
export function useChecking(
  first: Expressions,
  policyId: string | undefined,
  onFound: (findings: Findings, warnings: readonly PolicyWarning[]) => void,
): Checking {
  const failure = useSignal<string | undefined>(undefined);
  const stopped = useRef(new AbortController());
  const stop = () => stopped.current.abort();
  const check = async (expressions: Expressions, { signal }: AbortController) => {
    const { organizationId } = signedIn();
    let found: Findings = new Map();
    let warned: readonly PolicyWarning[] = [];
    let why: string | undefined;
    try {
      const asked = { organizationId, ...expressions, ...(policyId !== undefined && { policyId }) };
      const { findings, warnings = [] } = await checkPolicy(reads(signedIn()), asked, { signal });
      found = findingsOf(findings, expressions);
      warned = warnings;
    } catch (error) {
      why = messageOf(error);
    }
    if (signal.aborted) return;
    failure.value = why;
    onFound(found, warned);
  };
  const later = (expressions: Expressions) => {
    stop();
    const stopping = new AbortController();
    stopped.current = stopping;
    const timer = setTimeout(() => void check(expressions, stopping), pauseMs);
    stopping.signal.addEventListener("abort", () => clearTimeout(timer));
  };
  useEffect(() => {
    if ([first.condition, first.consensus, first.time].some((text) => text !== "")) later(first);
    return stop;
  }, []);
  return { failure, later, stop };
}
