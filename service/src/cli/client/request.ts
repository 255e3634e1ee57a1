// `countersign request`: any body to any operation, stamped over exactly its bytes.

import { ApiError, codeOfStatus, ErrorCode } from "@countersign/api";
import type { Operation } from "@countersign/api";
import { Command, InvalidArgumentError } from "commander";
import type { GlobalOptions } from "../session/identity.js";
import { speakerOf } from "../session/session.js";
import type { Speaker } from "../session/session.js";
import { readBytes, sources } from "../terminal/input.js";
import type { Bytes } from "../terminal/input.js";
import type { Io } from "../terminal/io.js";

interface RequestOptions {
  readonly path: string;
  readonly body: string;
}

const timeoutMs = 60_000;

/** `countersign request`. */
export function requestCommand(io: Io): Command {
  return new Command("request")
    .description("stamp a body, send it byte for byte, and print the raw response")
    .requiredOption("--path <path>", "path, such as /public/v1/query/whoami", parsePath)
    .requiredOption("--body <json>", `body to post: ${sources}`)
    .action(async ({ path, body }: RequestOptions, command: Command) => {
      const speaker = await speakerOf(io, command.optsWithGlobals<GlobalOptions>());
      const answer = await post(speaker, path, await readBytes(io, "--body", body));
      io.stdout.write(answer.body);
      if (io.stdout.isTTY) io.stdout.write("\n");
      const { ok, status } = answer;
      if (!ok) throw new ApiError(codeOfStatus(status), "rejected; the response says why", { status });
    });
}

interface Answer {
  readonly ok: boolean;
  readonly status: number;
  readonly body: Uint8Array;
}

async function post({ stamper, baseUrl }: Speaker, path: string, body: Bytes): Promise<Answer> {
  const operation: Operation = { name: "request", path, kind: path.includes("/query/") ? "query" : "submit" };
  const stamp = await stamper.stamp(body, { operation, signal: undefined });
  const url = baseUrl + path;
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", [stamp.name]: stamp.value },
      body,
      // A redirect would take the stamp to another place.
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { ok: response.ok, status: response.status, body: new Uint8Array(await response.arrayBuffer()) };
  } catch (cause) {
    throw new ApiError(ErrorCode.UNAVAILABLE, `no answer from ${url}: ${String(cause)}`, { cause });
  }
}

function parsePath(text: string): string {
  if (/^\/[\w/.-]*$/.test(text) && !text.startsWith("//")) return text;
  throw new InvalidArgumentError("It must be a path such as /public/v1/query/whoami.");
}
