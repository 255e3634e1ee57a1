// What docs/dependencies.md says of packages, and the bill of materials, held against what is locked and what is built.

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

interface Locked {
  readonly name?: string;
  readonly version: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  readonly link?: boolean;
}
interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly allowScripts: Readonly<Record<string, boolean>>;
}
interface Component {
  readonly "bom-ref": string;
  readonly name: string;
  readonly version: string;
  readonly licenses: readonly ({ readonly license: { readonly id: string } } | { readonly expression: string })[];
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
}
interface Bom {
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (name: string) => readFileSync(path.join(root, name), "utf8");
const { packages } = JSON.parse(read("package-lock.json")) as { packages: Readonly<Record<string, Locked>> };
const manifest = JSON.parse(read("service/package.json")) as Manifest;
const page = read("docs/dependencies.md");

const nameOf = (place: string) => place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
const isOurs = (name: string) => name.startsWith("@countersign/");
/** What the service names as its needs. */
const needed = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }).filter((name) => !isOurs(name));
/** As the service finds it. */
const lockedFor = (name: string) => packages[`service/node_modules/${name}`] ?? packages[`node_modules/${name}`];
/** The cells of a table's rows. */
const rowsOf = (heading: string) =>
  (page.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "")
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll("`", "")),
    );

describe("docs/dependencies.md", () => {
  test("lists what the service needs, with the versions and licences that are locked", () => {
    const listed = rowsOf("All packages").map(([name, version, , license]) => [name, version, license]);
    const locked = needed.map((name) => [name, lockedFor(name)?.version, lockedFor(name)?.license]);
    expect(listed.toSorted()).toEqual(locked.toSorted());
  });

  test("says of each package with an install script whether it runs, as package.json does", () => {
    const scripted = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
    const { allowScripts } = JSON.parse(read("package.json")) as Manifest;
    const listed = rowsOf("Install scripts").map(([name, runs, reason]) => {
      expect(reason, name).not.toBe("");
      return [name, runs === "yes"];
    });
    expect([...new Set(scripted.map(([place]) => nameOf(place)))].toSorted()).toEqual(
      Object.keys(allowScripts).toSorted(),
    );
    expect(listed.toSorted()).toEqual(Object.entries(allowScripts).toSorted());
  });
});

describe("the bill of materials", () => {
  const bom = makeBom();
  const refs = new Set(bom.components.map((component) => component["bom-ref"]));
  const named = new Set(bom.components.map(({ name, version }) => `${name} ${version}`));

  test("is CycloneDX, in which each package has a name, a version, a licence, and the hash that is locked", () => {
    expect([bom.bomFormat, bom.specVersion]).toEqual(["CycloneDX", "1.5"]);
    expect(refs.size).toBe(bom.components.length);
    const locked = new Map(
      Object.entries(packages).map(([place, each]) => [`${each.name ?? nameOf(place)} ${each.version}`, each]),
    );
    const licenseOf = ([license]: Component["licenses"]) =>
      license && ("license" in license ? license.license.id : license.expression);
    for (const { name, version, licenses, hashes } of bom.components) {
      const each = locked.get(`${name} ${version}`);
      expect(licenseOf(licenses), name).toBe(each?.license);
      if (isOurs(name)) continue;
      const integrity = hashes?.map(
        ({ alg, content }) => `${alg.toLowerCase().replace("-", "")}-${Buffer.from(content, "hex").toString("base64")}`,
      );
      expect(integrity?.join(" "), name).toBe(each?.integrity);
    }
  });

  test("has what the service needs, what that needs, and nothing besides", () => {
    expect(needed.filter((name) => !named.has(`${name} ${lockedFor(name)?.version}`))).toEqual([]);
    const needs = new Map(bom.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
    const reached = new Set<string>();
    const [application = ""] = [...needs.keys()].filter((ref) => !refs.has(ref));
    for (const left = [...(needs.get(application) ?? [])]; left.length > 0;) {
      const ref = left.pop() ?? "";
      if (reached.has(ref)) continue;
      reached.add(ref);
      left.push(...(needs.get(ref) ?? []));
    }
    expect(reached).toEqual(refs);
    expect(
      [...named].filter((each) => /^(?:vitest|vite|typescript|oxlint|handlebars|playwright-core) /.test(each)),
    ).toEqual([]);
  });

  test("has every package that the bundler has put into the service", () => {
    const bundled = [
      ...read("service/dist/bundle/THIRD-PARTY-NOTICES").matchAll(/^(\S+) (\d+\.\d+\.\d+\S*) \([^)]+\)$/gm),
    ];
    expect(bundled.length).toBeGreaterThan(50);
    expect(bundled.map(([, name, version]) => `${name} ${version}`).filter((each) => !named.has(each))).toEqual([]);
  });

  test("agrees with npm's own, as far as that goes", () => {
    const options = ["sbom", "--sbom-format", "cyclonedx", "--omit", "dev", "--workspace", "service"];
    const { status, stdout, stderr } = spawnSync("npm", options, { cwd: root, encoding: "utf8" });
    expect(status, stderr).toBe(0);
    const own = (JSON.parse(stdout) as Bom).components.filter(({ hashes }) => hashes);
    expect(own.length).toBeGreaterThan(10);
    const hashesOf = ({ name, version, hashes }: Component) => [name, version, hashes];
    const ours = new Map(bom.components.map((each) => [`${each.name} ${each.version}`, hashesOf(each)]));
    for (const each of own) expect(ours.get(`${each.name} ${each.version}`)).toEqual(hashesOf(each));
  });

  test("has nothing of the machine on which it was made, and is the same each time", () => {
    const text = JSON.stringify(bom);
    const hosts = [...text.matchAll(/https?:\/\/([^/"]+)/g)].map(([, host]) => host);
    expect(new Set(hosts)).toEqual(new Set(["cyclonedx.org"]));
    expect(text).not.toContain(root);
    expect(JSON.stringify(makeBom())).toBe(text);
  });
});

function makeBom(): Bom {
  const folder = mkdtempSync(path.join(tmpdir(), "countersign-sbom-"));
  try {
    const out = path.join(folder, "sbom.json");
    const { status, stderr } = spawnSync(process.execPath, [path.join(root, ".ci/sbom.mjs"), out], {
      encoding: "utf8",
    });
    expect(status, stderr).toBe(0);
    return JSON.parse(readFileSync(out, "utf8")) as Bom;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
