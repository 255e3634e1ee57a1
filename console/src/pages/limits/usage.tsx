// How much of a limit is used up and left, of each one whose spending it counts.

import type { SpendingLimit, SpendingUsage } from "@countersign/api";
import { countedValue, wholeNumber } from "../../check/limit.js";
import type { NameOf } from "../../check/limit.js";
import { Time, toMilliseconds } from "../../parts/time.js";
import { Untrusted, plainText } from "../../parts/untrusted.js";
import { ShownValue } from "../../parts/value.js";
import { later } from "../../texts/later.js";

interface UsagesProps {
  readonly limit: SpendingLimit;
  readonly usages: readonly SpendingUsage[];
  readonly nameOf: NameOf;
}

export function Usages({ limit, usages, nameOf }: UsagesProps) {
  if (usages.length === 0) return <p class="soft">{later.limits.noUsage}</p>;
  return (
    <ul class="rows">
      {usages.map((usage) => (
        <li key={usage.holder}>
          <Usage limit={limit} usage={usage} nameOf={nameOf} />
        </li>
      ))}
    </ul>
  );
}

/** A bar has so many steps; the amounts beside it are exact. */
const steps = 1000n;

function Usage({ limit, usage, nameOf }: Omit<UsagesProps, "usages"> & { readonly usage: SpendingUsage }) {
  const { holder, spent, waiting, remaining, moreAt } = usage;
  const name = holder === "" ? later.limits.organization : nameOf(holder);
  const words = plainText(name);
  const amount = (digits: string) => (
    <ShownValue value={countedValue(limit.measure, limit.assets, wholeNumber(digits))} />
  );
  const [most, used] = [wholeNumber(limit.maximum), wholeNumber(spent) + wholeNumber(waiting)];
  const share = most === 0n ? steps : (used * steps) / most;
  return (
    <div class="grow">
      <p class="row-title">
        <Untrusted text={name} />
      </p>
      <progress
        class="wide"
        aria-label={later.limits.usedOf(words)}
        max={Number(steps)}
        value={Number(share > steps ? steps : share)}
      />
      <p>
        <strong data-testid="left">{amount(remaining)}</strong> {later.limits.left}
      </p>
      <p class="soft small-text">
        {amount(spent)} {later.limits.spent}
        {waiting !== "0" && (
          <>
            {" · "}
            {amount(waiting)} {later.limits.waiting}
          </>
        )}
        {moreAt !== undefined && (
          <>
            {" · "}
            {later.limits.more} <Time at={toMilliseconds(moreAt)} />
          </>
        )}
      </p>
    </div>
  );
}
