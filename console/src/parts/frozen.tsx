// What is frozen: said on every page that it concerns, before everything else.

import { listFreezes } from "@countersign/api";
import type { Freeze, FreezeTarget } from "@countersign/api";
import { linkTo } from "../router.js";
import { reads, signedIn } from "../session/connection.js";
import { later } from "../texts/later.js";
import { useLoaded } from "./loaded.js";
import type { Loaded } from "./loaded.js";
import { Failure, Notice } from "./state.js";
import { Time, toMilliseconds } from "./time.js";
import { Untrusted } from "./untrusted.js";

const { brakes: words } = later;

/** What a page is about, by its ids. */
export type Concerned = Partial<
  Readonly<Record<Exclude<FreezeTarget, "FREEZE_TARGET_ORGANIZATION">, readonly string[]>>
>;

export function useFreezes(): Loaded<readonly Freeze[]> {
  const { id, organizationId } = signedIn();
  return useLoaded(
    async (signal) => (await listFreezes(reads(signedIn()), { organizationId }, { signal })).freezes,
    [id],
  );
}

/** A freeze of the organization concerns everything. */
export function concerns({ target, targetId }: Freeze, concerned: Concerned): boolean {
  return target === "FREEZE_TARGET_ORGANIZATION" || concerned[target]?.includes(targetId) === true;
}

interface FrozenProps {
  readonly freezes: Loaded<readonly Freeze[]>;
  readonly concerned?: Concerned;
  /** Whether it is about a request that waits for votes. */
  readonly ofVotes?: boolean;
}

export function Frozen({ freezes, concerned = {}, ofVotes = false }: FrozenProps) {
  const titles = ofVotes ? words.bannersOfVotes : words.banners;
  const found = (freezes.value.value ?? []).filter((freeze) => concerns(freeze, concerned));
  return (
    <>
      {freezes.failure.value !== undefined && <Failure message={freezes.failure.value} onRetry={freezes.reload} />}
      {found.map((freeze) => (
        <div key={`${freeze.target} ${freeze.targetId}`} data-testid="frozen">
          <Notice kind="bad" title={titles[freeze.target] ?? freeze.target}>
            <FreezeFacts of={freeze} /> <a href={linkTo("/brakes")}>{words.toBrakes}</a>
          </Notice>
        </div>
      ))}
    </>
  );
}

/** In a list: beside what is frozen by itself. */
export function FrozenBadge({
  freezes,
  targetId,
}: {
  readonly freezes: FrozenProps["freezes"];
  readonly targetId: string;
}) {
  const isFrozen = freezes.value.value?.some((freeze) => freeze.targetId === targetId) === true;
  return isFrozen ? <span class="badge bad">{words.badge}</span> : null;
}

/** Since when, and why. */
export function FreezeFacts({ of: { reason, createdAt }, by }: { readonly of: Freeze; readonly by?: string }) {
  return (
    <>
      <Time at={toMilliseconds(createdAt)} />
      {by !== undefined && (
        <>
          {` ${words.by} `}
          <Untrusted text={by} />
        </>
      )}
      {reason !== undefined && reason !== "" && (
        <>
          {": "}
          <Untrusted text={reason} most={256} />
        </>
      )}
    </>
  );
}
