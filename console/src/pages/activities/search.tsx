// Looks for activities by receiver, amount or person. The service does not read what was signed for that: the page does.

import type { Activity } from "@countersign/api";
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { isNothing, isSought } from "../../check/sought.js";
import type { Sought } from "../../check/sought.js";
import { Field } from "../../parts/field.js";
import { Failure } from "../../parts/state.js";
import { messageOf } from "../../session/connection.js";
import { t } from "../../texts/index.js";
import { readPages } from "./read-pages.js";
import type { Filter } from "./read-pages.js";

/** Activities that are read, and those that are shown. */
const [mostRead, mostFound] = [5000, 200];

export function SearchForm({ onSearch }: { readonly onSearch: (sought: Sought | undefined) => void }) {
  const [receiver, amount, person] = [useSignal(""), useSignal(""), useSignal("")];
  const sought = () => ({ receiver: receiver.value, amount: amount.value, person: person.value });
  const isEmpty = isNothing(sought());
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(isEmpty ? undefined : sought());
      }}
      onReset={() => {
        receiver.value = amount.value = person.value = "";
        onSearch(undefined);
      }}
    >
      <div class="columns filters">
        <div>
          <Field label={t.activities.receiver} text={receiver} maxLength={128} />
        </div>
        <div>
          <Field label={t.activities.amount} text={amount} maxLength={80} pattern="[0-9 ]+(\.[0-9]*)?" />
        </div>
        <div>
          <Field label={t.activities.person} text={person} maxLength={128} />
        </div>
      </div>
      <div class="actions start">
        <button type="submit">{t.activities.search}</button>
        <button type="reset">{t.activities.clear}</button>
      </div>
    </form>
  );
}

interface FoundProps {
  readonly filter: Filter;
  readonly sought: Sought;
  readonly rows: (of: readonly Activity[]) => ComponentChildren;
}

export function Found({ filter, sought, rows }: FoundProps) {
  const found = useSignal<readonly Activity[]>([]);
  const read = useSignal(0);
  const state = useSignal<"reading" | "stopped" | "whole">("reading");
  const failure = useSignal<string | undefined>(undefined);
  const stop = useSignal<AbortController | undefined>(undefined);
  useEffect(() => {
    const aborted = new AbortController();
    stop.value = aborted;
    search(filter, sought, aborted.signal, (activities, more) => {
      read.value += activities;
      if (more.length > 0) found.value = [...found.value, ...more];
      return read.value < mostRead && found.value.length < mostFound;
    }).then(
      (isWhole) => (state.value = isWhole ? "whole" : "stopped"),
      (error: unknown) => {
        state.value = "stopped";
        if (!aborted.signal.aborted) failure.value = messageOf(error);
      },
    );
    return () => aborted.abort();
  }, []);
  return (
    <>
      <p class="soft" role="status">
        {t.activities.searched(found.value.length, read.value, state.value)}
      </p>
      {state.value === "reading" && (
        <button type="button" class="small" onClick={() => stop.value?.abort()}>
          {t.activities.stop}
        </button>
      )}
      {failure.value !== undefined && <Failure message={failure.value} />}
      {(found.value.length > 0 || state.value !== "reading") && rows(found.value)}
    </>
  );
}

/** @returns whether everything was read */
async function search(
  filter: Filter,
  sought: Sought,
  signal: AbortSignal,
  tell: (read: number, found: readonly Activity[]) => boolean,
): Promise<boolean> {
  for await (const activities of readPages(filter, signal)) {
    const are = await Promise.all(activities.map((activity) => isSought(activity, sought)));
    if (signal.aborted) return false;
    if (
      !tell(
        activities.length,
        activities.filter((_, index) => are[index]),
      )
    )
      return false;
  }
  return true;
}
