// A text before and after, in one.

import { difference } from "../check/difference.js";
import type { MemberChange } from "../check/policy-change.js";
import { t } from "../texts/index.js";
import { Facts } from "./facts.js";
import { Untrusted } from "./untrusted.js";

export function Difference({ before, after }: { readonly before: string; readonly after: string }) {
  return (
    <span class="difference">
      {difference(before, after).map(({ kind, text }, index) => {
        const shown = <Untrusted text={text} most={20_000} lines />;
        if (kind === "removed") {
          return (
            <del key={index}>
              <span class="visually-hidden">{t.activity.removed} </span>
              {shown}
            </del>
          );
        }
        if (kind === "added") {
          return (
            <ins key={index}>
              <span class="visually-hidden">{t.activity.added} </span>
              {shown}
            </ins>
          );
        }
        return <span key={index}>{shown}</span>;
      })}
    </span>
  );
}

/** What changes of a policy; members that are empty before and after are left out. */
export function Changes({ of }: { readonly of: readonly MemberChange[] }) {
  return (
    <Facts
      of={of.map(([name, before, after]) =>
        before === "" && after === "" ? false : [name, <Difference before={before} after={after} />],
      )}
    />
  );
}
