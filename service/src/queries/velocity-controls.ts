// Velocity controls.

import type { Service } from "@countersign/api/server";
import type { Call } from "../auth/caller.js";
import { found } from "../params/found.js";
import { toVelocityControl } from "../spending/velocity-control.js";
import type { Store } from "../store/store.js";
import { listVelocityControls } from "../store/velocity-controls.js";

const mostOnPage = 100;

export function velocityControlQueries(
  store: Store,
): Pick<Service<Call>, "getVelocityControl" | "listVelocityControls"> {
  return {
    async getVelocityControl({ caller }, { velocityControlId }) {
      const rows = await listVelocityControls(store.in(caller.organization));
      const row = await found("velocity control", velocityControlId, (id) => rows.find((each) => each.id === id));
      return { velocityControl: toVelocityControl(row) };
    },

    async listVelocityControls({ caller }, { paginationOptions: { limit = String(mostOnPage), after, before } = {} }) {
      const all = await listVelocityControls(store.in(caller.organization));
      // There are few, and their ids grow with their age.
      const among = all.filter(
        ({ id }) => (after === undefined || id > after) && (before === undefined || id < before),
      );
      const isBackwards = before !== undefined && after === undefined;
      const page = isBackwards ? among.slice(-Number(limit)) : among.slice(0, Number(limit));
      const [first, last] = [page[0], page.at(-1)];
      return {
        velocityControls: page.map(toVelocityControl),
        pageInfo: {
          hasNextPage: last !== undefined && all.at(-1)!.id > last.id,
          hasPreviousPage: first !== undefined && all[0]!.id < first.id,
          ...(first && last && { startCursor: first.id, endCursor: last.id }),
        },
      };
    },
  };
}
