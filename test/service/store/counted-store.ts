// A store that counts the rows that its statements read.

import type { KyselyPlugin } from "kysely";
import { idOf } from "../../../service/src/event-loop/owner.js";
import type { Access, Scope, Store } from "../../../service/src/store/store.js";

export interface CountedStore {
  readonly store: Store;
  /** How many statements were carried out, and how many rows each has read; the newest last. */
  readonly rows: number[];
}

/** Counts what is read by a store outside of transactions. */
export function countReads(store: Store): CountedStore {
  const rows: number[] = [];
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      rows.push(result.rows.length);
      return result;
    },
  };
  const database = store.database.withPlugin(counting);
  const reads = store.in("");
  const run: Access["run"] = async (query) => {
    const found = await reads.run(query);
    rows.push(found.length);
    return found;
  };
  return {
    rows,
    store: {
      authority: store.authority,
      isShared: store.isShared,
      get commits() {
        return store.commits;
      },
      engine: store.engine,
      database,
      run,
      in: (organization): Scope => ({
        authority: store.authority,
        engine: store.engine,
        database,
        run,
        organizationId: idOf(organization),
      }),
      checkWritable: () => store.checkWritable(),
      write: (work, owner) => store.write(work, owner),
      close: () => store.close(),
    },
  };
}
