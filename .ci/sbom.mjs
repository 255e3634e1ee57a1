// Writes the software bill of materials (CycloneDX 1.5, JSON): every package that a release of the service is made of or may
// load, with version, licence and hash, and which needs which. What compiles the contract is no part of it.
//
//   node .ci/sbom.mjs FILE
//
// From package-lock.json alone, so that it has nothing of the machine in it. `npm sbom` leaves out what the root names among
// its devDependencies, though the service needs it, and stops at peers of tools that do not fit.

import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** What builds the console, and is not in it. */
const tools = new Set(["vite"]);

const root = fileURLToPath(new URL("..", import.meta.url));
const { packages } = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8"));

/** Where a package finds another, as Node looks for it; undefined where it is not installed. */
function placeOf(name, from) {
  for (let at = from; ; at = parentOf(at)) {
    const place = `${at === "" ? "" : `${at}/`}node_modules/${name}`;
    const found = packages[place];
    if (found) return found.link ? found.resolved : place;
    if (at === "") return undefined;
  }
}

function parentOf(place) {
  const end = place.lastIndexOf("/node_modules/");
  return end < 0 ? "" : place.slice(0, end);
}

function neededBy(place) {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
    packages[place];
  // Those of the service that are optional are for operators who need them: HSMs and key management services.
  const isWanted = (name) => place === "service" || !peerDependenciesMeta?.[name]?.optional;
  const peers = Object.keys(peerDependencies ?? {}).filter(isWanted);
  // The console is built into the service from what it needs for development.
  const bundled = place === "console" ? Object.keys(devDependencies).filter((name) => !tools.has(name)) : [];
  const names = [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers, ...bundled];
  return names.map((name) => placeOf(name, place)).filter((found) => found !== undefined);
}

const nameOf = (place) => packages[place].name ?? place.slice(place.lastIndexOf("node_modules/") + 13);
const refOf = (place) => `pkg:npm/${nameOf(place).replace("@", "%40")}@${packages[place].version}`;

function componentOf(place) {
  const { version, license, integrity } = packages[place];
  return {
    type: "library",
    "bom-ref": refOf(place),
    name: nameOf(place),
    version,
    purl: refOf(place),
    licenses: [/^[\w.-]+$/.test(license) ? { license: { id: license } } : { expression: license }],
    ...(integrity && { hashes: integrity.split(" ").map(hashOf) }),
  };
}

/** A hash of Subresource Integrity, as CycloneDX has it. */
function hashOf(integrity) {
  const [, algorithm, digest] = /^sha(\d+)-(.+)$/.exec(integrity);
  return { alg: `SHA-${algorithm}`, content: Buffer.from(digest, "base64").toString("hex") };
}

const [out] = process.argv.slice(2);
if (out === undefined) throw new Error("usage: node .ci/sbom.mjs FILE");
const roots = ["service", "console", ...neededBy("")];
const found = new Set();
for (const left = [...roots]; left.length > 0;) {
  const place = left.pop();
  if (found.has(place)) continue;
  found.add(place);
  left.push(...neededBy(place));
}
const places = [...found].sort((one, other) => (refOf(one) < refOf(other) ? -1 : 1));
const components = new Map(places.map((place) => [refOf(place), componentOf(place)]));
const dependencies = new Map([["", roots], ...places.map((place) => [place, neededBy(place)])].map(dependencyOf));

function dependencyOf([place, needed]) {
  const ref = refOf(place);
  return [ref, { ref, dependsOn: [...new Set(needed.map(refOf))].sort() }];
}

const { name, version, licenses } = componentOf("");
const bom = {
  $schema: "http://cyclonedx.org/schema/bom-1.5.schema.json",
  bomFormat: "CycloneDX",
  specVersion: "1.5",
  version: 1,
  metadata: { component: { type: "application", "bom-ref": refOf(""), name, version, purl: refOf(""), licenses } },
  components: [...components.values()],
  dependencies: [...dependencies.values()],
};
writeFileSync(out, `${JSON.stringify(bom, undefined, 2)}\n`);
console.log(`${components.size} packages in ${out}`);
