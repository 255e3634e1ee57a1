// Where in the console a person is: the part of the address behind the #, which browsers send to nobody. Whoever has begun to
// write something is asked before they leave it.

import { signal } from "@preact/signals";

/** The present place, such as `/inbox`. */
export const place = signal(read());

/** Each for something that was written and not sent. */
const unsaved = new Set<symbol>();

/** What is done once a person agrees to lose what they have written; undefined where nobody is asked. */
export const leaving = signal<(() => void) | undefined>(undefined);

window.addEventListener("hashchange", () => {
  const to = read();
  if (to === place.peek()) return;
  if (unsaved.size === 0) return arrive(to);
  // Not there yet.
  history.replaceState(null, "", linkTo(place.peek()));
  leave(() => go(to));
});

window.addEventListener("beforeunload", (event) => {
  if (unsaved.size > 0) event.preventDefault();
});

function arrive(at: string): void {
  place.value = at;
  window.scrollTo(0, 0);
}

function read(): string {
  return location.hash.startsWith("#/") ? location.hash.slice(1) : "/";
}

/** Notes that something is written here. @returns what takes the note back */
export function noteUnsaved(): () => void {
  const note = Symbol("unsaved");
  unsaved.add(note);
  return () => void unsaved.delete(note);
}

/** Everything that was written has been sent, or may be lost. */
export function forgetUnsaved(): void {
  unsaved.clear();
}

/** Does what takes a person away from here, once they agree to lose what they have written. */
export function leave(by: () => void): void {
  if (unsaved.size === 0) return by();
  leaving.value = () => {
    leaving.value = undefined;
    forgetUnsaved();
    by();
  };
}

/** The address of a place, for links. */
export function linkTo(path: string): string {
  return `#${path}`;
}

/** Goes to a place in the stead of this one: the way back leads past this one. */
export function replace(path: string): void {
  location.replace(linkTo(path));
}

/** Goes to a place. */
export function go(path: string): void {
  location.hash = path;
}

/**
 * The variable parts of a place that has a form such as `/activities/:id`; undefined for a place of another form.
 */
export function match(form: string, path: string): Readonly<Record<string, string>> | undefined {
  const [names, parts] = [form, path].map((text) => text.split("/"));
  if (!names || names.length !== parts?.length) return undefined;
  const found: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const part = parts[index] ?? "";
    if (name.startsWith(":") && part !== "") found[name.slice(1)] = decoded(part);
    else if (name !== part) return undefined;
  }
  return found;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
