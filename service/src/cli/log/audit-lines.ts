// Lines of the audit log against what the transparency log has of them.

import { hash } from "node:crypto";
import type { AuditEvent } from "../../transparency/event.js";
import type { Finding } from "./audit.js";

/** A line as far as it says where it belongs. */
interface Link {
  readonly time: string;
  readonly stream: string;
  readonly sequence: number;
  readonly previous: string;
  readonly digest: string;
}

export interface CheckedLines {
  readonly lines: number;
  /** Records of the transparency log from before the oldest line. */
  readonly earlier: number;
  /** Lines that no record stands for yet. */
  readonly unbound: number;
  readonly findings: readonly Finding[];
}

/** @param texts of files, in any order */
export function checkAuditLines(texts: readonly string[], events: readonly AuditEvent[]): CheckedLines {
  const findings: Finding[] = [];
  const streams = new Map<string, Map<number, Link>>();
  for (const text of texts) {
    for (const [at, line] of text.split("\n").entries()) {
      if (line === "") continue;
      const link = linkOf(line);
      if (!link)
        findings.push({ kind: "altered", of: `audit log, line ${at + 1}`, problem: "it is none of this service" });
      else {
        const links = streams.get(link.stream) ?? new Map<number, Link>();
        streams.set(link.stream, links);
        const twin = links.get(link.sequence);
        // A line that was sent again is the same.
        if (twin && twin.digest !== link.digest) findings.push(broken(link, "there are two of that number"));
        links.set(link.sequence, link);
      }
    }
  }
  let [lines, unbound] = [0, 0];
  const bound = new Set(events.map(({ line }) => line));
  const known = new Set<string>();
  for (const links of streams.values()) {
    let [before, since]: [Link | undefined, number] = [undefined, 0];
    for (const link of [...links.values()].sort((one, other) => one.sequence - other.sequence)) {
      lines++;
      known.add(link.digest);
      since = bound.has(link.digest) ? 0 : since + 1;
      const isNext = before?.sequence === link.sequence - 1;
      if (before && !isNext) {
        const problem = `lines ${before.sequence + 1} to ${link.sequence - 1} are not there`;
        findings.push({ kind: "missing", of: `audit log ${link.stream}`, problem });
      } else if (before && link.previous !== before.digest) findings.push(broken(link, "it follows another line"));
      before = link;
    }
    unbound += since;
  }
  const oldest = Math.min(
    ...[...streams.values()].flatMap((links) => [...links.values()].map(({ time }) => Date.parse(time))),
  );
  let earlier = 0;
  for (const { line, time } of events) {
    if (known.has(line)) continue;
    if (time < oldest) earlier++;
    else {
      const problem = `the transparency log has a line of ${new Date(time).toISOString()} or before that is not there`;
      findings.push({ kind: "missing", of: "audit log", problem });
    }
  }
  return { lines, earlier, unbound, findings };
}

function broken({ stream, sequence }: Link, problem: string): Finding {
  return { kind: "altered", of: `audit log ${stream}, line ${sequence}`, problem };
}

function linkOf(line: string): Link | undefined {
  try {
    const { time, stream, sequence, previous } = JSON.parse(line) as Partial<Link>;
    if (typeof time !== "string" || typeof stream !== "string" || typeof previous !== "string") return undefined;
    if (typeof sequence !== "number") return undefined;
    return { time, stream, sequence, previous, digest: hash("sha256", line) };
  } catch {
    return undefined;
  }
}
