// What a velocity control says, in words: of one that is there, and of a request that makes one.

import { text } from "../decode/decoded.js";
import type { Line } from "../decode/decoded.js";
import { later } from "../texts/later.js";
import { assetInWords, exactSpan } from "./limit.js";
import type { Members } from "./limit.js";
import { titleOf } from "./words.js";

const { velocity: words } = later;
const membersOf = (value: unknown): Members => Object(value) as Members;
const itemsOf = (value: unknown): readonly Members[] => (Array.isArray(value) ? value.map(membersOf) : []);

export function velocityLines({ identifier, dataSource, aggregation }: Members): Line[] {
  const { chainAssetTransfer, activityExecution } = membersOf(dataSource);
  const { method, operator, threshold, window, groupBy } = membersOf(aggregation);
  const source = membersOf(chainAssetTransfer ?? activityExecution);
  const types = itemsOf(membersOf(source["filter"])["activity"]).map(({ activityType }) =>
    titleOf(String(activityType)),
  );
  const [group = ""] = Object.keys(membersOf(groupBy));
  const called = (names: Readonly<Record<string, string>>, value: unknown) =>
    Object.hasOwn(names, String(value)) ? (names[String(value)] ?? "") : String(value);
  return [
    text(words.facts.identifier, `controls.${String(identifier)}`, { matters: true }),
    text(words.facts.counts, chainAssetTransfer === undefined ? words.sources.activities : words.sources.transfers),
    ...itemsOf(source["definition"]).map(({ caip19, decimals }) =>
      text(words.facts.unit, words.inUnits(assetInWords(String(caip19)), String(decimals)), { note: String(caip19) }),
    ),
    text(words.facts.activities, types.length === 0 ? words.anyType : types.join(", ")),
    text(
      words.facts.trueWhile,
      words.is(called(words.methods, method), called(words.operators, operator), String(threshold)),
      { matters: true },
    ),
    text(words.facts.window, overOf(membersOf(window))),
    text(words.facts.of, called(words.groups, group)),
  ];
}

function overOf({ rolling }: Members): string {
  if (rolling === undefined) return words.ever;
  return later.limits.rolling(exactSpan(Number(membersOf(rolling)["duration"])));
}
