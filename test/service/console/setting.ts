// What the tests of the console's pages have in common: a service, an organization of three, and the browser of one of them.

import type { Client } from "@countersign/api";
import type { Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";
import { newTreasury } from "./people.js";
import type { Treasury } from "./people.js";
import { noteState } from "./steps.js";
import { consoleOf, letIn, startVisitors } from "./visitor.js";
import type { Visitor, Visitors } from "./visitor.js";

/** A name that would be markup, and has a character that nobody sees. */
export const hostile = `<img src=x onerror="alert(1)">\u202egnihtemos`;

/** Once the tests have begun. */
export interface Setting {
  readonly service: RunningService;
  readonly visitors: Visitors;
  readonly treasury: Treasury;
  /** Who was let in as the second of the three. */
  readonly grace: Visitor;
  readonly page: Page;
  /** What axe-core has found so far. */
  readonly findings: string[];
  /** Of the first of the three. */
  client(): Client;
  organization(): { readonly organizationId: string };
  /** Goes to a place of the console. */
  open(place: string): Promise<unknown>;
  /** Has the page as wide as at first, and forgets what was found and complained about: for the next group of tests. */
  refresh(): Promise<void>;
  /** Looks at the present state of the page. */
  note(what: string): Promise<void>;
}

/** A service for several groups of tests, each of which has an organization of its own. */
export function useService(): Pick<Setting, "service"> {
  let service: RunningService;
  beforeAll(async () => void (service = await startService()));
  afterAll(() => service?.close());
  return {
    get service() {
      return service;
    },
  };
}

/**
 * Called at the top of a group of tests, it opens all of it before them and closes it after them.
 *
 * @param names of the three
 * @param on the service of several groups; one of its own otherwise
 */
export function usePage(names?: string[], on?: Pick<Setting, "service">): Setting {
  let opened: Pick<Setting, "service" | "visitors" | "treasury" | "grace">;
  let visitors: Visitors | undefined;
  let service: RunningService | undefined;
  const findings: string[] = [];
  beforeAll(async () => {
    service = on?.service ?? (await startService());
    visitors = startVisitors(consoleOf(service));
    const treasury = await newTreasury(service, names);
    const grace = await visitors.open();
    await letIn(service, grace.page, treasury.voters[1].credentials);
    opened = { service, visitors, treasury, grace };
  });
  afterAll(async () => {
    await visitors?.close();
    if (!on) await service?.close();
  });
  return {
    get service() {
      return opened.service;
    },
    get visitors() {
      return opened.visitors;
    },
    get treasury() {
      return opened.treasury;
    },
    get grace() {
      return opened.grace;
    },
    get page() {
      return opened.grace.page;
    },
    findings,
    client: () => opened.treasury.voters[0].client,
    organization: () => ({ organizationId: opened.treasury.organizationId }),
    open: (place) => opened.grace.page.goto(`${consoleOf(opened.service)}#${place}`),
    async refresh() {
      findings.length = 0;
      opened.visitors.complaints.length = 0;
      await opened.grace.page.setViewportSize({ width: 1280, height: 720 });
    },
    note: (what) => noteState(opened.grace.page, what, findings),
  };
}
