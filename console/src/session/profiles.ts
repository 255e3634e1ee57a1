// Who a person is in this browser: a user in an organization, several of them side by side. Each profile has a key of its
// own, which stays here.

import type { WhoamiResponse } from "@countersign/api";
import { computed, signal } from "@preact/signals";
import { put, readAll, readOne, remove } from "./database.js";
import type { HeldKey } from "./keys.js";

export interface Profile extends HeldKey {
  readonly id: string;
  readonly organizationId: string;
  readonly organizationName: string;
  readonly userId: string;
  readonly userName: string;
  /** When the key ends, in milliseconds since 1970; undefined for one that does not. */
  readonly expiresAt?: number;
  /** Whether its person only looks, so that the page signs no change. */
  readonly isReadOnly?: boolean;
}

/** A profile for a key, by what `whoami` says of it. */
export function profileOf(key: HeldKey, who: WhoamiResponse): Profile {
  return {
    id: crypto.randomUUID(),
    ...key,
    organizationId: who.organizationId,
    organizationName: who.organizationName,
    userId: who.userId,
    userName: who.username,
  };
}

/** `loading` until IndexedDB has answered; `unavailable` where it does not, as in some private windows. */
export const phase = signal<"loading" | "ready" | "unavailable">("loading");
export const profiles = signal<readonly Profile[]>([]);
const currentId = signal<string | undefined>(undefined);
/** Ids of profiles that the service has stopped to accept, or whose time is over. */
export const ended = signal<ReadonlySet<string>>(new Set());

/** As whom the console speaks now. */
export const current = computed(() => profiles.value.find(({ id }) => id === currentId.value) ?? profiles.value[0]);

const currentSetting = "current";
// Other tabs of this browser follow.
const channel = new BroadcastChannel("countersign-console");
channel.addEventListener("message", () => void readProfiles());

export async function openProfiles(): Promise<void> {
  try {
    await readProfiles();
    phase.value = "ready";
    // Where the browser would otherwise clear it when the disk is full.
    void navigator.storage?.persist?.().catch(() => false);
  } catch {
    phase.value = "unavailable";
  }
  setInterval(endExpired, 1000);
}

async function readProfiles(): Promise<void> {
  const [found, id] = await Promise.all([readAll<Profile>("profiles"), readOne<string>("settings", currentSetting)]);
  profiles.value = found.sort((one, other) => one.organizationName.localeCompare(other.organizationName));
  currentId.value = id;
  endExpired();
}

function endExpired(): void {
  for (const { id, expiresAt } of profiles.value) if (expiresAt !== undefined && expiresAt <= Date.now()) end(id);
}

/** Notes that a profile's key is good for nothing any more. */
export function end(id: string): void {
  if (!ended.value.has(id)) ended.value = new Set([...ended.value, id]);
}

export async function addProfile(profile: Profile): Promise<void> {
  await put("profiles", profile);
  await choose(profile.id);
}

export async function updateProfile(profile: Profile): Promise<void> {
  await put("profiles", profile);
  await readProfiles();
}

export async function choose(id: string): Promise<void> {
  await put("settings", id, currentSetting);
  await readProfiles();
  channel.postMessage("changed");
}

/** Deletes a profile with its key from this browser. */
export async function forget(id: string): Promise<void> {
  await remove("profiles", id);
  await readProfiles();
  channel.postMessage("changed");
}
