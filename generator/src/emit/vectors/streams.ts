// Streams as text, with the events that a client reads from them, and how each has ended.

import { errorBody, errorForm } from "../../model/error-form.js";
import type { ErrorCode, Errors, EventStream, Json, Model } from "../../model/model.js";
import { exampleOf, fieldExample } from "../../values/examples.js";
import { codeOf, passingErrors } from "../own-codes.js";

export function streamVectors({ queries, errors }: Model): readonly Json[] {
  return queries.flatMap(({ name, stream, response }) => {
    if (!stream) return [];
    const data = exampleOf({ kind: "shape", shape: response });
    return textsOf(stream, data, errors).map((one) => ({ operation: name, ...one }));
  });
}

interface StreamVector {
  readonly text: string;
  /** Read before the end. */
  readonly events: readonly { readonly id: string | null; readonly data: Json }[];
  /** Behind which the stream is asked for where it broke off. */
  readonly lastEventId: string | null;
  /** `broken`: to be asked for again. */
  readonly end: "end" | "error" | "broken";
  readonly code?: number | string;
}

function textsOf({ id: type }: EventStream, data: Json, errors: Errors): readonly StreamVector[] {
  const id = String(exampleOf(type));
  const [event, end] = [`id: ${id}\ndata: ${JSON.stringify(data)}\n\n`, "event: end\ndata: \n\n"];
  const read = { events: [{ id, data }], lastEventId: id, end: "end" } as const;
  const nothing = { events: [], lastEventId: null } as const;
  const lines = JSON.stringify(data, null, 1).split("\n");
  const failed = codeOf("internal", errors);
  return [
    ...["\n", "\r\n", "\r"].map((line) => ({ text: `:\n\n${event}${end}`.replaceAll("\n", line), ...read })),
    { text: `\uFEFF${event}${end}`, ...read },
    { text: `: x\nretry: 5\nother\n:\n${lines.map((line) => `data:${line}\n`).join("")}id:${id}\n\n${end}`, ...read },
    { text: `event: other\ndata: x\n\n${event}event: end\ndata\n\n${event}`, ...read },
    { text: `event: other\n\n${event}${end}`, ...read },
    { text: `${event}data: ${JSON.stringify(data)}\n\n${end}`, ...read, events: [...read.events, ...read.events] },
    {
      text: `${event}id: x\0\ndata: ${JSON.stringify(data)}\n\n${end}`,
      ...read,
      events: [...read.events, ...read.events],
    },
    {
      text: `${event}id\ndata: ${JSON.stringify(data)}\n\n`,
      events: [...read.events, { id: null, data }],
      lastEventId: null,
      end: "broken",
    },
    { text: event, ...read, end: "broken" },
    { text: `${event}id: other\ndata: ${JSON.stringify(data)}\n`, ...read, end: "broken" },
    { text: `id: ${id}\n\n`, ...nothing, lastEventId: id, end: "broken" },
    { text: ":\n\n", ...nothing, end: "broken" },
    ...errors.codes.map((code): StreamVector => {
      const text = `${event}event: error\ndata: ${errorText(errors, code)}\n\n${event}`;
      return passingErrors(errors).codes.includes(code.code)
        ? { text, ...read, end: "broken" }
        : { text, ...read, end: "error", code: code.code };
    }),
    { text: `${event}event: error\ndata: gone\n\n`, ...read, end: "error", code: failed },
    { text: "data: {\n\n", ...nothing, end: "error", code: failed },
  ];
}

function errorText(errors: Errors, { code, status }: ErrorCode): string {
  const form = errorForm(errors);
  const given = form.others.filter(({ optional }) => !optional).map((field) => [field.name, fieldExample(field)]);
  const said = { error: { code, status, title: "Gone" }, message: "gone", details: form.list ? [] : {} };
  return JSON.stringify(errorBody(errors, said, Object.fromEntries(given) as object));
}
