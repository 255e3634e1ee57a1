// All activities of a list as a file: a line of JSON each, as the service has answered them, newest first.

import { listActivities } from "@countersign/api";
import type { ListActivitiesRequest } from "@countersign/api";
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { saveFile } from "../../parts/save-file.js";
import { Failure, Notice } from "../../parts/state.js";
import { messageOf, reads, signedIn } from "../../session/connection.js";
import { t } from "../../texts/index.js";

const pageSize = 100;
/** What a browser holds without trouble. */
const most = { activities: 20_000, bytes: 100_000_000 };

interface DownloadProps {
  readonly filter: Omit<ListActivitiesRequest, "paginationOptions">;
}

export function Download({ filter }: DownloadProps) {
  const found = useSignal<number | undefined>(undefined);
  const failure = useSignal<string | undefined>(undefined);
  const isCut = useSignal(false);
  const stop = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const end = () => {
    stop.current?.abort();
    found.value = undefined;
  };
  const download = async () => {
    const { signal } = (stop.current = new AbortController());
    found.value = 0;
    failure.value = undefined;
    isCut.value = false;
    try {
      const { pieces, isWhole } = await readAll(filter, signal, (count) => (found.value = count));
      if (signal.aborted) return;
      saveFile(fileName(), pieces, "application/jsonl");
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
        <button type="button" onClick={() => void download()}>
          {t.activities.download}
        </button>
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

/** Page after page, so that the service is asked for one thing at a time. */
async function readAll(
  filter: DownloadProps["filter"],
  signal: AbortSignal,
  tell: (count: number) => void,
): Promise<{ readonly pieces: readonly Blob[]; readonly isWhole: boolean }> {
  const pieces: Blob[] = [];
  let [after, count, bytes]: [string | undefined, number, number] = [undefined, 0, 0];
  while (count < most.activities && bytes < most.bytes) {
    const paginationOptions = { limit: String(pageSize), ...(after !== undefined && { after }) };
    const { activities } = await listActivities(reads(signedIn()), { ...filter, paginationOptions }, { signal });
    const piece = new Blob(activities.map((activity) => `${JSON.stringify(activity)}\n`));
    pieces.push(piece);
    count += activities.length;
    bytes += piece.size;
    tell(count);
    after = activities.at(-1)?.id;
    if (activities.length < pageSize) return { pieces, isWhole: true };
  }
  return { pieces, isWhole: false };
}

function fileName(): string {
  return `activities-${new Date().toISOString().slice(0, 19).replaceAll(":", "")}.jsonl`;
}
