// What pages and example files tell an operator to type, set and look for is there.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { parseAllDocuments } from "yaml";
import { createProgram } from "../../service/src/cli/program.js";
import { processIo } from "../../service/src/cli/terminal/io.js";
import { allSettings, environment, otherVariables } from "../../service/src/config/settings.js";
import { commandsIn, commandsOf, faultOf } from "./commands.js";

const root = path.join(import.meta.dirname, "../..");
const read = (name: string): string => readFileSync(path.join(root, name), "utf8");
const namesIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [`${folder}/${entry.name}`] : [],
  );

/** Decisions are left out: they tell of their time. */
const pages = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  ...namesIn("docs").filter((name) => name.endsWith(".md")),
];
const examples = namesIn("docs/operations");

describe("the command line", async () => {
  const program = await createProgram(processIo());
  const known = new Set(program.commands.filter(({ commands }) => commands.length > 0).map((each) => each.name()));
  const faultsOf = (commands: ReturnType<typeof commandsIn>) =>
    commands.flatMap((command) => {
      const fault = faultOf(program, command);
      return fault === undefined ? [] : [`${command.text}: ${fault}`];
    });

  test.each(pages)("has every command and option that %s names", (page) => {
    expect(faultsOf(commandsOf(read(page), known))).toEqual([]);
  });

  test("has those of the example files", () => {
    const commands = examples.map(read).flatMap((text) => [...commandsIn(text), ...commandsOf(text, known)]);
    expect(commands.map(({ words }) => words.join(" "))).toEqual(
      expect.arrayContaining(["serve", "webhooks list", "messages list"]),
    );
    expect(faultsOf(commands)).toEqual([]);
  });

  test("is named often enough for this to mean something, and a misspelt command is found", () => {
    expect(pages.flatMap((page) => commandsOf(read(page), known)).length).toBeGreaterThan(120);
    const wrong = commandsIn(
      "npx countersign master-key rotat\nnpx countersign archive verify --deep\ncountersign backup",
    );
    expect(faultsOf(wrong)).toEqual([
      "npx countersign master-key rotat: master-key has no command rotat",
      "npx countersign archive verify --deep: verify has no option --deep",
      "countersign backup: backup lacks an argument",
    ]);
  });
});

describe("the settings", () => {
  const places = new Set(allSettings.map(({ place }) => place));
  const groups = new Set([...places].flatMap((place) => (place.includes(".") ? [place.split(".")[0]] : [])));
  const variables = new Set([...Object.keys(environment), ...Object.keys(otherVariables)]);
  /** Of HAProxy alone, in its own environment: addresses of the processes. */
  const addresses = /^COUNTERSIGN_\d$/;

  test.each([...pages, ...examples])("have every variable and setting that %s names", (name) => {
    const text = read(name);
    const named = [...text.matchAll(/\bCOUNTERSIGN_\w*[A-Z0-9]\b/g)].map(([variable]) => variable);
    expect(named.filter((variable) => !variables.has(variable) && !addresses.test(variable))).toEqual([]);
    const settings = [...text.matchAll(/`([a-z]\w*)\.(?!yaml`)([a-zA-Z]\w*)`/g)].flatMap(([, group, member]) =>
      groups.has(group) ? [`${group}.${member}`] : [],
    );
    expect(settings.filter((place) => !places.has(place))).toEqual([]);
  });
});

describe("the example files", () => {
  const [dockerfile, kubernetes, compose, haproxy, unit] = [
    "Dockerfile",
    "kubernetes.yaml",
    "compose.yaml",
    "haproxy.cfg",
    "countersign@.service",
  ].map((name) => read(`docs/operations/${name}`)) as [string, string, string, string, string];
  const ports = {
    api: String(defaultOf("port")),
    management: /COUNTERSIGN_MANAGEMENT_PORT=(\d+)/.exec(dockerfile)?.[1] ?? "",
  };
  const isThere = (name: string) => existsSync(path.join(root, name));

  test("copy and run files that a build makes", () => {
    const copied = [...dockerfile.matchAll(/^COPY --from=build (.*) \S+$/gm)].flatMap(([, names = ""]) =>
      names.split(" ").map((name) => name.replace("/build/", "")),
    );
    expect(copied.length).toBeGreaterThan(8);
    const run = /^ENTRYPOINT .*"(service[^"]+)"\]$/m.exec(dockerfile)?.[1] ?? "";
    const started = /^ExecStart=\/usr\/bin\/node \S+ \/opt\/countersign\/(\S+) serve$/m.exec(unit)?.[1] ?? "";
    const mounted = [...compose.matchAll(/"\.\/(docs\/[^:"]+):/g)].map(([, name = ""]) => name);
    const built = /dockerfile: (\S+)/.exec(compose)?.[1] ?? "";
    expect([...copied, run, started, ...mounted, built].filter((name) => name === "" || !isThere(name))).toEqual([]);
  });

  test("agree on the ports of the API and of the management listener, which alone has probes and metrics", () => {
    expect(dockerfile).toContain(`EXPOSE ${ports.api} ${ports.management}`);
    expect(dockerfile).toContain(`http://127.0.0.1:${ports.management}/health`);
    expect([...compose.matchAll(/COUNTERSIGN_\d: "[\w-]+:(\d+)"/g)].map(([, port]) => port)).toEqual([
      ports.api,
      ports.api,
    ]);
    const documents = parseAllDocuments(kubernetes).map((document) => document.toJS() as Record<string, unknown>);
    const set = documents.find(({ kind }) => kind === "StatefulSet") as unknown as StatefulSet;
    const { template } = set.spec;
    const [container] = template.spec.containers;
    expect(container?.ports).toEqual([
      { name: "api", containerPort: Number(ports.api) },
      { name: "management", containerPort: Number(ports.management) },
    ]);
    for (const probe of [container?.startupProbe, container?.livenessProbe, container?.readinessProbe]) {
      expect(probe?.httpGet.port).toBe("management");
      expect(["/health", "/ready"]).toContain(probe?.httpGet.path);
    }
    expect(template.metadata.annotations).toEqual({
      "prometheus.io/scrape": "true",
      "prometheus.io/port": ports.management,
    });
    expect(container?.env).toContainEqual({ name: "COUNTERSIGN_MANAGEMENT_HOST", value: "0.0.0.0" });
  });

  test("give HAProxy the addresses that it reads", () => {
    const readByIt = [...new Set([...haproxy.matchAll(/"\$\{(\w+)\}"/g)].map(([, name = ""]) => name))];
    const lines = compose.split("\n").map((line) => line.trim().split(":")[0]);
    expect(readByIt).toEqual(["LISTEN", "COUNTERSIGN_1", "COUNTERSIGN_2"]);
    expect(readByIt.filter((name) => !lines.includes(name))).toEqual([]);
    for (const name of readByIt) expect(read("docs/operations.md")).toContain(`${name}=127.0.0.1:`);
  });

  test("and pages make no secret that a commit or an image would take along", () => {
    const secrets = ["/data/", "/deployment/", "/master.key", "/restored/", "*.backup", "*.dump"];
    expect(read(".gitignore").split("\n")).toEqual(expect.arrayContaining(secrets));
    expect(read("docs/operations/Dockerfile.dockerignore").split("\n")).toEqual(
      expect.arrayContaining(secrets.map((pattern) => pattern.replaceAll("/", ""))),
    );
  });
});

function defaultOf(place: string): unknown {
  return allSettings.find((each) => each.place === place)?.setting.schema.default;
}

interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
}

interface StatefulSet {
  readonly spec: {
    readonly template: {
      readonly metadata: { readonly annotations: Readonly<Record<string, string>> };
      readonly spec: {
        readonly containers: readonly {
          readonly env: readonly unknown[];
          readonly ports: readonly unknown[];
          readonly startupProbe: Probe;
          readonly livenessProbe: Probe;
          readonly readinessProbe: Probe;
        }[];
      };
    };
  };
}
