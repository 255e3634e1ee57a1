// The transparency log as everybody may read it (C2SP tlog-tiles): checkpoints, tiles and entries, below `/log/<number>`; a
// policy with its keys; and the records about the deployment itself, which are everybody's.

import { ApiError, ErrorCode } from "@countersign/api";
import { checkpointPath } from "@countersign/log";
import type { FastifyInstance } from "fastify";
import type { TransparencyLog } from "../transparency/transparency-log.js";
import { answer, errorBody } from "./answer.js";

export const logPrefix = "/log/";

const textType = "text/plain; charset=utf-8";
/** A path names one content for ever. */
const forEver = "public, max-age=31536000, immutable";
/** A checkpoint is signed every second, if there is something new. */
const forAMoment = "public, max-age=1";

export function addLog(app: FastifyInstance, log: TransparencyLog): void {
  app.get(`${logPrefix}policy`, async (_request, reply) =>
    reply
      .header("Content-Type", textType)
      .header("Cache-Control", forAMoment)
      .send(await log.policy()),
  );
  app.get<{ Querystring: { readonly after?: string } }>(`${logPrefix}deployment-records`, async (request, reply) => {
    const { after = "0" } = request.query;
    if (/^(0|[1-9][0-9]{0,14})$/.test(after))
      return answer(reply, 200, { records: await log.ownRecords(Number(after)) });
    return answer(reply, 400, errorBody(new ApiError(ErrorCode.INVALID_ARGUMENT, "after: expected a number")));
  });
  app.get<{ Params: { readonly number: string; readonly "*": string } }>(
    `${logPrefix}:number/*`,
    async (request, reply) => {
      const { number, "*": path } = request.params;
      const bytes = /^[1-9][0-9]{0,8}$/.test(number) ? await log.read(Number(number), path) : undefined;
      if (!bytes) {
        const error = new ApiError(ErrorCode.NOT_FOUND, `the log has no ${path.slice(0, 100)}`);
        return answer(reply, 404, errorBody(error));
      }
      const isCheckpoint = path === checkpointPath;
      return reply
        .header("Content-Type", isCheckpoint ? textType : "application/octet-stream")
        .header("Cache-Control", isCheckpoint ? forAMoment : forEver)
        .send(Buffer.from(bytes));
    },
  );
}
