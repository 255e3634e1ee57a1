// The table of policy tests: cases with the outcomes that are expected of them, decided by the policies that there are.

import { listUsers } from "@countersign/api";
import type { User } from "@countersign/api";
import { signal, useSignal } from "@preact/signals";
import { useEffect, useId, useRef } from "preact/hooks";
import { LongList } from "../../parts/long-list.js";
import { useDoing, useLoaded } from "../../parts/loaded.js";
import { OpenFile } from "../../parts/open-file.js";
import { Read } from "../../parts/read.js";
import { Empty, Failure, Notice } from "../../parts/state.js";
import { readGiven } from "../../policy-tests/given.js";
import { runCase } from "../../policy-tests/run.js";
import type { Result } from "../../policy-tests/run.js";
import { fileOf, mostCases, mostFileBytes, readCases } from "../../policy-tests/table.js";
import type { Case } from "../../policy-tests/table.js";
import { reads, signedIn } from "../../session/connection.js";
import { t } from "../../texts/index.js";
import { PoliciesNav } from "./policies-nav.js";
import { CaseForm } from "./test-case-form.js";
import { CaseCard } from "./test-case.js";

interface Row {
  readonly id: string;
  readonly case: Case;
  readonly result?: Result;
}

/** By profile. They last as long as the page; a file keeps them for longer. */
const tables = signal<ReadonlyMap<string, readonly Row[]>>(new Map());

export function PolicyTestsPage() {
  const { id, organizationId } = signedIn();
  const users = useLoaded((signal) => listUsers(reads(signedIn()), { organizationId }, { signal }), [id]);
  return (
    <>
      <h1>{t.policyTests.title}</h1>
      <PoliciesNav at="/policies/tests" />
      <p class="soft">{t.policyTests.intro}</p>
      <Read of={users}>{({ users: found }) => <Table key={id} profileId={id} users={found} />}</Read>
    </>
  );
}

function Table({ profileId, users }: { readonly profileId: string; readonly users: readonly User[] }) {
  const { organizationId } = signedIn();
  const rows = tables.value.get(profileId) ?? [];
  /** What a file has taken the place of. */
  const replaced = useSignal<readonly Row[]>([]);
  const editing = useSignal<Row | "new" | undefined>(undefined);
  const done = useSignal<number | undefined>(undefined);
  const running = useDoing();
  const filing = useDoing();
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);
  const write = (next: readonly Row[]) => (tables.value = new Map([...tables.peek(), [profileId, next]]));
  const change = (id: string, part: Partial<Row>) =>
    write((tables.peek().get(profileId) ?? []).map((row) => (row.id === id ? { ...row, ...part } : row)));
  const keep = (kept: Case) => {
    const row = editing.peek();
    if (row === "new") write([...rows, { id: crypto.randomUUID(), case: kept }]);
    else if (row) write(rows.map((other) => (other.id === row.id ? { id: row.id, case: kept } : other)));
    editing.value = undefined;
  };
  const run = () => {
    const { signal } = (stop.current = new AbortController());
    replaced.value = [];
    write(rows.map(({ id, case: asked }) => ({ id, case: asked })));
    running.run(async () => {
      const connection = reads(signedIn());
      try {
        for (const [index, { id, case: asked }] of rows.entries()) {
          done.value = index;
          change(id, { result: await runCase(connection, organizationId, asked, signal) });
        }
      } catch (error) {
        if (!signal.aborted) throw error;
      } finally {
        done.value = undefined;
      }
    });
  };
  const open = (file: File | undefined) =>
    filing.run(async () => {
      if (!file) return;
      if (file.size > mostFileBytes) throw new Error(t.policyTests.tooLarge);
      const cases = await readCases(await file.text(), users);
      replaced.value = rows;
      write(cases.map((each) => ({ id: crypto.randomUUID(), case: each })));
    });
  const save = () =>
    filing.run(async () => {
      const cases = rows.map((row) => row.case);
      download(fileOf(cases, await readGiven(reads(signedIn()), organizationId, cases, stop.current.signal)));
    });
  const isRunning = running.busy.value;
  return (
    <>
      <div class="actions start">
        <button type="button" class="primary" disabled={isRunning || rows.length === 0} onClick={run}>
          {t.policyTests.run}
        </button>
        <button type="button" disabled={isRunning || rows.length >= mostCases} onClick={() => (editing.value = "new")}>
          {t.policyTests.add}
        </button>
        <OpenFile
          label={t.policyTests.open}
          accept=".yaml,.yml,.json"
          disabled={isRunning || filing.busy.value}
          onFile={open}
        />
        <button type="button" disabled={isRunning || filing.busy.value || rows.length === 0} onClick={save}>
          {t.policyTests.save}
        </button>
      </div>
      {replaced.value.length > 0 && !isRunning && (
        <Notice>
          <p>
            {t.policyTests.replaced(replaced.value.length)}{" "}
            <button
              type="button"
              class="small"
              onClick={() => {
                write(replaced.peek());
                replaced.value = [];
              }}
            >
              {t.policyTests.bringBack}
            </button>
          </p>
        </Notice>
      )}
      {filing.failure.value !== undefined && <Failure message={filing.failure.value} />}
      {running.failure.value !== undefined && <Failure message={running.failure.value} />}
      {done.value !== undefined && <Progress done={done.value} of={rows.length} onStop={() => stop.current.abort()} />}
      {rows.length === 0 ? (
        <Empty title={t.policyTests.empty}>{t.policyTests.emptyWhy}</Empty>
      ) : (
        <>
          <Summary rows={rows} isRunning={isRunning} />
          <LongList
            items={rows}
            label={t.policyTests.find}
            keyOf={({ id }) => id}
            textOf={({ case: { name, type, by } }) => [name, type, by].join(" ")}
            of={(row) => (
              <CaseCard
                of={row.case}
                result={row.result}
                users={users}
                disabled={isRunning}
                onEdit={() => (editing.value = row)}
                onRemove={() => write(rows.filter(({ id }) => id !== row.id))}
              />
            )}
          />
        </>
      )}
      {editing.value !== undefined && (
        <CaseForm
          of={editing.value === "new" ? undefined : editing.value.case}
          users={users}
          onKeep={keep}
          onClose={() => (editing.value = undefined)}
        />
      )}
    </>
  );
}

interface ProgressProps {
  readonly done: number;
  readonly of: number;
  readonly onStop: () => void;
}

function Progress({ done, of, onStop }: ProgressProps) {
  const field = useId();
  return (
    <div class="progress">
      <label for={field}>{t.policyTests.running(done, of)}</label>
      <progress id={field} max={of} value={done} />
      <button type="button" class="small" onClick={onStop}>
        {t.policyTests.stop}
      </button>
    </div>
  );
}

function Summary({ rows, isRunning }: { readonly rows: readonly Row[]; readonly isRunning: boolean }) {
  const decided = rows.filter(({ result }) => result !== undefined);
  const passed = decided.filter(({ result }) => result && "passed" in result && result.passed);
  const isWhole = decided.length === rows.length;
  return (
    <p role="status" class={isWhole && passed.length < rows.length ? "failed" : undefined}>
      {!isRunning && decided.length > 0 && <strong>{t.policyTests.summary(passed.length, decided.length)}</strong>}
    </p>
  );
}

function download(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = "policy-tests.json";
  link.click();
  // Once the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
