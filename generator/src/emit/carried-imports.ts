// Of the contracts that one imports from, what the imported types are made of: with that, the package compiles alone, and
// whatever else those contracts change leaves it as it is.

import { stringify } from "yaml";
import { Diagnostics } from "../diagnostics/diagnostic.js";
import { importsFolder } from "../load/imports.js";
import type { Sources } from "../load/sources.js";
import { child, entriesOf, text, toJson } from "../load/tree.js";
import type { Node } from "../load/tree.js";
import { parseYaml } from "../load/yaml.js";
import type { Json, Model } from "../model/model.js";

/** Names by the file that declares them. */
type Needed = ReadonlyMap<string, ReadonlySet<string>>;

/** What of a contract's own file concerns its types. */
const generalKeys = ["contract", "limits", "styles"] as const;

/** The files by their paths: `imports/@acme/common/shapes/money.yaml`. */
export function carriedImports(sources: Sources, model: Model): ReadonlyMap<string, string> {
  const needed = neededOf(model);
  const carried = new Map<string, string>();
  for (const [file, names] of needed) carried.set(file, declarations(read(sources, file), names));
  for (const place of new Set([...needed.keys()].flatMap(placesOf))) {
    const file = `${place}contract.yaml`;
    carried.set(file, general(read(sources, file), place, needed));
  }
  return new Map([...carried].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function neededOf({ scalars, enums, shapes, unions }: Model): Needed {
  const needed = new Map<string, Set<string>>();
  for (const { name, position } of [...scalars, ...enums, ...shapes, ...unions]) {
    if (!position.file.startsWith(importsFolder)) continue;
    const names = needed.get(position.file);
    if (names) names.add(name);
    else needed.set(position.file, new Set([name]));
  }
  return needed;
}

/** The contract that a file belongs to, and those by which that one is imported. */
function placesOf(file: string): string[] {
  const places = [...file.matchAll(/imports\/(?:@[^/]+\/)?[^/]+\//g)];
  return places.map(({ index, 0: place }) => file.slice(0, index + place.length));
}

/** What a file declares under these names, in their order. */
function declarations(file: Node | undefined, names: ReadonlySet<string>): string {
  const sections = entriesOf(file).map(({ key, value }): [string, Json] => {
    const found = new Map(entriesOf(value).map((entry) => [entry.key, entry.value]));
    const wanted = [...withParents(found, names)].sort();
    return [key, Object.fromEntries(wanted.map((name) => [name, toJson(found.get(name)!)]))];
  });
  return print(Object.fromEntries(sections));
}

/** Scalars have from others what they do not say themselves. */
function withParents(found: ReadonlyMap<string, Node>, names: ReadonlySet<string>): ReadonlySet<string> {
  const wanted = new Set([...names].filter((name) => found.has(name)));
  for (const name of wanted) {
    const parent = text(child(found.get(name), "extends"));
    if (parent !== undefined && found.has(parent)) wanted.add(parent);
  }
  return wanted;
}

function general(file: Node | undefined, place: string, needed: Needed): string {
  const about = generalKeys.flatMap((key) => {
    const value = child(file, key);
    return value ? [[key, toJson(value)] as const] : [];
  });
  const named = child(file, "package");
  const imports = entriesOf(child(file, "imports")).flatMap(({ key, value }) => {
    const below = [...needed].filter(([path]) => path.startsWith(`${place}${importsFolder}${key}/`));
    const known = new Set(below.flatMap(([, names]) => [...names]));
    const listed = (toJson(value) as readonly string[]).filter((name) => known.has(name));
    return listed.length > 0 ? [[key, listed] as const] : [];
  });
  return print({
    ...Object.fromEntries(about),
    package: text(named) ?? text(child(named, "name")) ?? "",
    ...(imports.length > 0 && { imports: Object.fromEntries(imports) }),
  });
}

function read(sources: Sources, file: string): Node | undefined {
  return parseYaml(file, sources.get(file) ?? "", new Diagnostics());
}

function print(content: Json): string {
  return stringify(content, { lineWidth: 120, aliasDuplicateObjects: false });
}
