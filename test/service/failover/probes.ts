// What the tools of an operator see meanwhile: probes of a process that have to be answered whatever its database does.

import { setTimeout as pause } from "node:timers/promises";
import type { ServiceProcess } from "../support/process.js";

const paths = ["/health", "/ready", "/metrics"] as const;
type Path = (typeof paths)[number];

export interface Probe {
  readonly path: Path;
  /** 0 where there was no answer. */
  readonly status: number;
  readonly milliseconds: number;
}

export interface Probes {
  readonly seen: readonly Probe[];
  stop(): Promise<void>;
}

/** Asks for each path again and again, each by itself. */
export function startProbes(services: readonly ServiceProcess[], everyMilliseconds = 100): Probes {
  const seen: Probe[] = [];
  let isOver = false;
  const ask = async ({ baseUrl, managementUrl }: ServiceProcess, path: Path) => {
    const url = path === "/metrics" ? managementUrl : baseUrl;
    while (!isOver) {
      const asked = performance.now();
      const status = await fetch(url + path).then(
        async (response) => {
          await response.arrayBuffer();
          return response.status;
        },
        () => 0,
      );
      seen.push({ path, status, milliseconds: performance.now() - asked });
      await pause(everyMilliseconds);
    }
  };
  const asking = Promise.all(services.flatMap((service) => paths.map((path) => ask(service, path))));
  return {
    seen,
    async stop() {
      isOver = true;
      await asking;
    },
  };
}

/** How often a path was answered with a status, and the longest that one of them took. */
export function tell(probes: readonly Probe[]): string {
  return paths
    .map((path) => {
      const own = probes.filter((probe) => probe.path === path);
      const statuses = [...new Set(own.map(({ status }) => status))].sort();
      const counts = statuses.map((status) => `${own.filter((probe) => probe.status === status).length} × ${status}`);
      return `${path} ${counts.join(", ")}, at most ${Math.round(longest(own))} ms`;
    })
    .join("; ");
}

function longest(probes: readonly Probe[]): number {
  return Math.max(...probes.map(({ milliseconds }) => milliseconds));
}
