// All activities of a list as a file, newest first: a line of JSON each, as the service has answered them, or of CSV, as they were
// signed.

import type { Activity } from "@countersign/api";
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { readRequest } from "../../check/request.js";
import { isSought, linesOf } from "../../check/sought.js";
import type { Sought } from "../../check/sought.js";
import { csvOf } from "../../check/table.js";
import type { Column } from "../../check/table.js";
import { subjectOf, titleOf } from "../../check/words.js";
import { exactDecimal } from "../../decode/numbers.js";
import type { Value } from "../../decode/decoded.js";
import { saveFile } from "../../parts/save-file.js";
import { Failure, Notice } from "../../parts/state.js";
import { toMilliseconds } from "../../parts/time.js";
import { messageOf } from "../../session/connection.js";
import { t } from "../../texts/index.js";
import { readPages } from "./read-pages.js";
import type { Filter } from "./read-pages.js";

/** What a browser holds without trouble. */
const most = { activities: 20_000, bytes: 100_000_000 };

interface DownloadProps {
  readonly filter: Filter;
  readonly sought: Sought | undefined;
}

/** How activities are written. */
interface Format {
  readonly ending: "jsonl" | "csv";
  readonly type: string;
  readonly first: string;
  readonly write: (activities: readonly Activity[]) => Promise<string>;
}

const jsonLines: Format = {
  ending: "jsonl",
  type: "application/jsonl",
  first: "",
  write: async (activities) => activities.map((activity) => `${JSON.stringify(activity)}\n`).join(""),
};

const csv: Format = {
  ending: "csv",
  type: "text/csv",
  first: csvOf(columns(), []),
  write: async (activities) => csvOf(columns(), await Promise.all(activities.map(asSigned)), false),
};

export function Download({ filter, sought }: DownloadProps) {
  const found = useSignal<number | undefined>(undefined);
  const failure = useSignal<string | undefined>(undefined);
  const isCut = useSignal(false);
  const stop = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const end = () => {
    stop.current?.abort();
    found.value = undefined;
  };
  const download = async (format: Format) => {
    const { signal } = (stop.current = new AbortController());
    found.value = 0;
    failure.value = undefined;
    isCut.value = false;
    try {
      const { pieces, isWhole } = await readAll({ filter, sought }, format, signal, (count) => (found.value = count));
      if (signal.aborted) return;
      saveFile(fileName(format.ending), pieces, format.type);
      isCut.value = !isWhole;
      found.value = undefined;
    } catch (error) {
      if (signal.aborted) return;
      failure.value = messageOf(error);
      found.value = undefined;
    }
  };
  return (
    <>
      {found.value === undefined ? (
        <div class="actions start">
          <button type="button" onClick={() => void download(jsonLines)}>
            {t.activities.download}
          </button>
          <button type="button" onClick={() => void download(csv)}>
            {t.activities.downloadCsv}
          </button>
        </div>
      ) : (
        <div class="pulse">
          <span role="status">{t.activities.downloading(found.value)}</span>
          <button type="button" class="small" onClick={end}>
            {t.common.cancel}
          </button>
        </div>
      )}
      {isCut.value && <Notice kind="warn">{t.activities.cut}</Notice>}
      {failure.value !== undefined && <Failure message={failure.value} />}
    </>
  );
}

async function readAll(
  { filter, sought }: DownloadProps,
  format: Format,
  signal: AbortSignal,
  tell: (count: number) => void,
): Promise<{ readonly pieces: readonly Blob[]; readonly isWhole: boolean }> {
  const pieces: Blob[] = [new Blob([format.first])];
  let [count, bytes] = [0, 0];
  for await (const activities of readPages(filter, signal)) {
    if (count >= most.activities || bytes >= most.bytes) return { pieces, isWhole: false };
    const are = await Promise.all(activities.map((activity) => !sought || isSought(activity, sought)));
    const piece = new Blob([await format.write(activities.filter((_, index) => are[index]))]);
    pieces.push(piece);
    count += activities.length;
    bytes += piece.size;
    tell(count);
  }
  return { pieces, isWhole: true };
}

interface Signed {
  readonly activity: Activity;
  readonly request: ReturnType<typeof readRequest>;
  readonly lines: string;
}

/** With what its page shows first of it. */
async function asSigned(activity: Activity): Promise<Signed> {
  const lines = (await linesOf(activity)).filter(({ matters }) => matters);
  const request = readRequest(activity.votes[0]?.message ?? "");
  return { activity, request, lines: lines.map(({ name, value }) => `${name}: ${textOf(value)}`).join("; ") };
}

function textOf(value: Value): string {
  if (value.kind === "amount")
    return `${exactDecimal(value.amount, value.decimals)} ${value.unit}`.replaceAll("\u2009", "");
  return value.kind === "number" ? String(value.number) : value.text;
}

function columns(): readonly Column<Signed>[] {
  const { columns: words } = t.activities;
  return [
    [words.id, ({ activity }) => activity.id],
    [words.time, ({ activity }) => new Date(toMilliseconds(activity.createdAt)).toISOString()],
    [words.kind, ({ activity, request }) => titleOf(request?.type ?? activity.type)],
    [words.status, ({ activity }) => activity.status.replace("ACTIVITY_STATUS_", "")],
    [words.asked, ({ activity }) => activity.votes[0]?.user.userName ?? ""],
    [
      words.approved,
      ({ activity }) =>
        activity.votes
          .filter(({ selection }) => selection === "VOTE_SELECTION_APPROVED")
          .map(({ user }) => user.userName)
          .join("; "),
    ],
    [words.about, ({ request }) => (request ? subjectOf(request.type, request.parameters) : "")],
    [words.lines, ({ lines }) => lines],
    [words.fingerprint, ({ activity }) => activity.fingerprint],
  ];
}

function fileName(ending: string): string {
  return `activities-${new Date().toISOString().slice(0, 19).replaceAll(":", "")}.${ending}`;
}
