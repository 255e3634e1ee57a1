// Proof by one-time code: how often a code may be guessed at, and what is said of one that does not hold.

import { ApiError, ErrorCode } from "@countersign/api";
import type { SecretOwner } from "../../custody/custody.js";
import type { Milliseconds } from "../../store/schema.js";
import type { Scope, WriteScope } from "../../store/store.js";
import type { FamilyContext } from "../definition/plan.js";
import { allowedTriesNow, takeGuess } from "./guesses.js";

/** A code that was sent, as far as it tells whether it still holds. */
interface SentCode {
  readonly id: string;
  readonly contact: string;
  /** As custody checks it. */
  readonly hash: string;
  readonly tries: number;
  /** Milliseconds since 1970. */
  readonly used_at: number | null;
  readonly expires_at: number;
}

/** Codes of one table, and what is said of them. */
export interface CodeKind {
  /** Counts a try; undefined for a code that was used, has expired or has no tries left. */
  readonly countTry: (
    scope: WriteScope,
    id: string,
    limits: { readonly tries: number; readonly now: number },
  ) => Promise<SentCode | undefined>;
  readonly find: (scope: Scope, id: string) => Promise<SentCode | undefined>;
  /** The operation that sends a new one. */
  readonly renewal: string;
  readonly expired: string;
  readonly wrong: { readonly code: ErrorCode; readonly text: string };
}

/** Whose secret a code is in custody. */
export function ownerOfCode(organizationId: string, id: string): SecretOwner {
  return { kind: "code", organizationId, id };
}

/**
 * Compares what was handed in with a code. A try is counted and committed before, whatever becomes of the request, so
 * that no more than are allowed are ever compared. A code that is right stays so when the engine runs the family again
 * after a conflict: else a busy organization would use up the tries of people who made no mistake.
 *
 * @returns when the try was counted, for `forgiveGuess`
 * @throws ApiError of the kind for a wrong one; FAILED_PRECONDITION for one that holds no more, without a word on whether
 *   it was right; RESOURCE_EXHAUSTED for too many wrong ones
 */
export async function prove(context: FamilyContext, kind: CodeKind, id: string, text: string): Promise<Milliseconds> {
  // Letters of codes are capitals, and people write them either way.
  return context.once("code", () => compare(context, kind, id, text.toUpperCase()));
}

async function compare(context: FamilyContext, kind: CodeKind, id: string, text: string): Promise<Milliseconds> {
  const { organization, write, scope } = context;
  const now = Date.now();
  const { code, tries } = await write(async (transaction) => {
    const counting = transaction.in(organization.id);
    const tries = await allowedTriesNow(counting, now);
    const code = await kind.countTry(counting, id, { tries, now });
    if (code) await takeGuess(counting, code.contact, now);
    return { code, tries };
  });
  if (!code) throw overOf(kind, await kind.find(scope, id), now);
  if (await isRight(context, kind, code, text)) return now;
  const left = tries - code.tries;
  throw new ApiError(
    kind.wrong.code,
    left > 0
      ? `${kind.wrong.text}; ${left} more ${left === 1 ? "try is" : "tries are"} left`
      : `${kind.wrong.text}, and no try is left; ${askAgain(kind)}`,
  );
}

async function isRight(
  { organization, custody }: FamilyContext,
  kind: CodeKind,
  { id, hash }: SentCode,
  text: string,
): Promise<boolean> {
  try {
    return await custody.checkOneTimeSecret(ownerOfCode(organization.id, id), hash, text);
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.code !== ErrorCode.FAILED_PRECONDITION) throw cause;
    throw new ApiError(
      ErrorCode.FAILED_PRECONDITION,
      `otpId: the code was made under a key that the service has dropped; ${askAgain(kind)}`,
      { cause },
    );
  }
}

/** Says why a code is not good any more. */
export function overOf(kind: CodeKind, code: SentCode | undefined, now: number): ApiError {
  const reason = (() => {
    if (!code) return "is no longer known";
    if (code.used_at !== null) return "has been used";
    if (code.expires_at <= now) return kind.expired;
    return `was tried ${code.tries} ${code.tries === 1 ? "time" : "times"}, the most allowed`;
  })();
  return new ApiError(ErrorCode.FAILED_PRECONDITION, `otpId: the code ${reason}; ${askAgain(kind)}`);
}

function askAgain({ renewal }: CodeKind): string {
  return `ask for a new one with ${renewal}`;
}
