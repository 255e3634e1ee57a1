// Saves what a list shows as a file for other programs.

import { csvOf, jsonOf } from "../check/table.js";
import type { Column } from "../check/table.js";
import { t } from "../texts/index.js";
import { saveFile } from "./save-file.js";

export interface Exported<T> {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly columns: readonly Column<T>[];
}

export function Export<T>({ of, items }: { readonly of: Exported<T>; readonly items: readonly T[] }) {
  const { name, columns } = of;
  const save = (ending: string, text: string, type: string) =>
    saveFile(`${name}-${new Date().toISOString().slice(0, 19).replaceAll(":", "")}.${ending}`, [text], type);
  return (
    <div class="actions start">
      <button type="button" class="small quiet" onClick={() => save("csv", csvOf(columns, items), "text/csv")}>
        {t.list.csv}
      </button>
      <button
        type="button"
        class="small quiet"
        onClick={() => save("json", jsonOf(columns, items), "application/json")}
      >
        {t.list.json}
      </button>
    </div>
  );
}
