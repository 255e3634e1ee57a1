// What the documentation says, and that all of it hangs together. How it looks and behaves is seen in a browser, in
// test/service/browser/docs.system.test.ts.

import { activityKinds } from "@countersign/api";
import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { Model } from "../../generator/src/model/model.js";
import { library, modelOf, root, sourcesOf } from "../generator/fixture.js";
import { openApi } from "../surface/open-api.js";
import { hostileTo, ownModel, pagesOf } from "./site.js";

const queryNames = Object.keys(openApi.paths).filter((each) => each.includes("/query/"));
const familyNames = new Set<string>(Object.values(activityKinds).map(({ family }) => family));
let model: Model;
let pages: ReadonlyMap<string, string>;

beforeAll(async () => {
  model = ownModel();
  pages = await pagesOf(model);
});

const textOf = (name: string): string => {
  const found = pages.get(name);
  if (found === undefined) throw new Error(`there is no ${name}`);
  return found;
};

/** Text as a reader sees it. */
const read = (html: string): string =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ");

const idsOf = (html: string): string[] => [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = ""]) => id);

/** Links that lead nowhere. */
function broken(site: ReadonlyMap<string, string>): string[] {
  const ids = new Map([...site].map(([name, text]) => [name, new Set(idsOf(text))]));
  return [...site].flatMap(([name, text]) => {
    const links = name.endsWith(".html")
      ? [...text.matchAll(/\s(?:href|src)="([^"]*)"/g)]
      : name.endsWith(".md") || name === "llms.txt"
        ? [...text.replace(/^(`{3,})[^]*?^\1$/gm, "").matchAll(/\]\(([^)]*)\)/g)]
        : [];
    return links.flatMap(([, link = ""]) => {
      const [file = "", anchor] = link.split("#");
      const target = file === "" ? name : path.posix.join(path.posix.dirname(name), file);
      const isFound = site.has(target) && (anchor === undefined || ids.get(target)?.has(anchor));
      return isFound ? [] : [`${name}: ${link}`];
    });
  });
}

test("the page of errors says which operations fail with each", async () => {
  const file = "queries/get-room.yaml";
  const sources = new Map(sourcesOf(path.join(root, "test/contracts/bookings")));
  sources.set(file, (sources.get(file) ?? "").replace("errors: [NO_SUCH_ROOM]", "errors: [NO_SUCH_ROOM, BROKEN]"));
  const site = await pagesOf(modelOf(sources));
  const rows = (site.get("errors.md") ?? "").split("\n").filter((line) => line.startsWith("| "));
  const rowOf = (name: string): string => rows.find((line) => line.includes(`\`${name}\``)) ?? "";
  expect(rowOf("TAKEN")).toMatch(/\[`bookRoom`\]\([^)]*\)[^|]*\|$/);
  expect(rowOf("MALFORMED")).toMatch(/\| any \|$/);
  // One operation lists it, and the generated server answers it for all others, too.
  expect(rowOf("BROKEN")).toMatch(/\| any \|$/);
});

describe("the documentation of this contract", () => {
  test("has no link that leads nowhere, on any page, by path or by anchor", () => {
    const links = [...pages.values()].flatMap((text) => text.match(/\shref="/g) ?? []);
    expect(links.length).toBeGreaterThan(9000);
    expect(broken(pages)).toEqual([]);
  });

  test("names each place of a page once", () => {
    const twice = [...pages].flatMap(([name, text]) => {
      const ids = name.endsWith(".html") ? idsOf(text) : [];
      return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${name}#${id}`);
    });
    expect(twice).toEqual([]);
  });

  test("has a page for each family, with every member of every version and where it is written", () => {
    expect(model.families.map(({ name }) => name).sort()).toEqual([...familyNames].sort());
    for (const family of model.families) {
      const page = read(textOf(`${family.home}.html`));
      for (const { type, intent, result } of family.versions) {
        for (const said of [
          type,
          ...[intent, result].flatMap((record) => record?.fields.map(({ name }) => name) ?? []),
        ]) {
          expect(page, family.name).toContain(said);
        }
      }
      expect(page).toContain(`POST /public/v1/${family.path}`);
      expect(page).toContain(`${family.position.file}:${family.position.line}`);
      for (const { value } of family.traits) expect(page).toContain(value);
      expect(page).toContain(`activity.family == '${family.name}'`);
    }
  });

  test("has a page for each query, with what it takes and answers", () => {
    expect(model.queries.length).toBe(queryNames.length);
    for (const { home, name, request, response } of model.queries) {
      const page = read(textOf(`${home}.html`));
      for (const field of [...request.fields, ...response.fields]) expect(page, name).toContain(field.name);
      expect(page).toContain(`client.${name}(`);
    }
  });

  test("shows versions side by side, with the bounds of each", () => {
    expect(read(textOf("activities/create-api-keys.html"))).toContain(
      "Version 2 Version 1 type ACTIVITY_TYPE_CREATE_API_KEYS_V2 ACTIVITY_TYPE_CREATE_API_KEYS can be submitted yes yes " +
        "apiKeys array of ApiKeyParamsV2 , 1 to 100 items array of ApiKeyParams , 1 to 100 items",
    );
    const page = textOf("activities/create-users.html");
    expect(read(page)).toContain("userName UserName required Name of a user, for people. 1 to 256 characters");
  });

  test("calls each operation in three ways, the body quoted as a shell takes it", () => {
    const page = textOf("activities/create-users.md");
    expect(page).toContain("const { activity } = await client.createUsers({");
    expect(page).toContain("npx countersign request --path /public/v1/submit/create_users --body '{");
    expect(page).toContain("curl http://localhost:8080/public/v1/submit/create_users \\\n");
    expect(page).toContain(`--header "X-Stamp: $STAMP"`);
    expect(page).toContain(`"apiKeyName": "Bob'\\''s laptop"`);
  });

  test("begins with the program that the README shows, which a test runs", () => {
    const start = model.contract.docs.start?.text.trimEnd();
    expect(start).toContain("client.signRawPayload(");
    expect(readFileSync(path.join(root, "README.md"), "utf8")).toContain(`\`\`\`ts\n${start}\n\`\`\``);
    expect(read(textOf("index.html"))).toContain("await client.signRawPayload({");
  });

  test("lists every value of every enum, every member of every shape, every error and every header of a webhook", () => {
    const missing = (page: string, things: readonly { readonly name: string }[]): string[] => {
      const said = read(textOf(`${page}.html`));
      return things.flatMap(({ name }) => (said.includes(name) ? [] : [name]));
    };
    const { enums, shapes, scalars, errors, webhooks } = model;
    const values = enums.flatMap((declared) => declared.values.map(({ value }) => ({ name: value })));
    expect(values.length).toBeGreaterThan(200);
    expect(missing("enums", [...enums, ...values])).toEqual([]);
    expect(missing("shapes", [...shapes, ...shapes.flatMap(({ fields }) => fields)])).toEqual([]);
    expect(missing("scalars", scalars)).toEqual([]);
    expect(missing("errors", errors.codes)).toEqual([]);
    expect(missing("webhooks", [...webhooks, ...webhooks.flatMap(({ headers }) => headers)])).toEqual([]);
  });

  test("finds by its index each operation under all names that it has had", () => {
    const index = JSON.parse(textOf("search.json")) as string[][];
    for (const [, , address = ""] of index) expect(pages.has(address.split("#")[0] ?? "")).toBe(true);
    const found = index.filter((entry) => entry.join(" ").includes("ACTIVITY_TYPE_CREATE_USERS_V2"));
    expect(found.map(([title]) => title)).toContain("createUsers");
  });

  test("is listed in llms.txt, a line a page", () => {
    const listed = [...textOf("llms.txt").matchAll(/\]\((\S+)\.md\):/g)].map(([, name]) => `${name}.html`);
    expect(listed.length).toBe(familyNames.size + queryNames.length + 6);
    expect([...pages.keys()].filter((name) => name.endsWith(".html") && name !== "index.html").sort()).toEqual(
      listed.sort(),
    );
  });
});

describe("of another contract", () => {
  const other = modelOf(sourcesOf(library));

  test("it hangs together too, and speaks of nothing but what this contract is about", async () => {
    const site = await pagesOf(other);
    expect(broken(site)).toEqual([]);
    expect([...site.keys()]).toContain("queries/get-task.html");
    const custody = /wallet|quorum|polic(?:y|ies)|organi[sz]ation|signer|passkey/i;
    expect([...site].filter(([, text]) => custody.test(text)).map(([name]) => name)).toEqual([]);
    expect(await pagesOf(modelOf(sourcesOf(library)))).toEqual(site);
  });

  test("HTML and Markdown that its author has written are shown as text", async () => {
    const site = await pagesOf(hostileTo(other));
    expect(site.size).toBeGreaterThan(20);
    const page =
      site.get("activities/lend-book.html") ?? [...site.values()].find((text) => text.includes("<h1>")) ?? "";
    expect(page).toContain("&lt;script&gt;alert(2)&lt;/script&gt;");
    const loaded = [...site]
      .filter(([name]) => name.endsWith(".html"))
      .flatMap(([, text]) => text.match(/<script\b[^>]*>/g) ?? []);
    expect([...new Set(loaded)].sort()).toEqual([
      '<script src="../search.js" defer>',
      '<script src="search.js" defer>',
    ]);
    const escaped = [...site].filter(([name, text]) =>
      name.endsWith(".html") ? breaksHtml(text) : breaksMarkdown(name, text),
    );
    expect(escaped.map(([name]) => name)).toEqual([]);
  });
});

function breaksHtml(text: string): boolean {
  return /<img|<\/code><\/script|href="javascript/i.test(text);
}

/** Code shows what is in it as it is. */
function breaksMarkdown(name: string, text: string): boolean {
  if (!name.endsWith(".md")) return false;
  const prose = text.replace(/^(`{3,})[^]*?^\1$/gm, "").replace(/(?<!\\)(`+)(?!`)[^]*?(?<!`)\1(?!`)/g, "");
  return /(?<!\\)<(?:img|script)|(?<!\\)\]\(javascript/.test(prose);
}

test("of a contract five times as large, a page about an operation is no larger: others are on the home page", async () => {
  const large = async (copies: number) => {
    const sources = new Map(sourcesOf(library));
    const query = sources.get("queries/list-books.yaml") ?? "";
    for (let copy = 0; copy < copies; copy++) {
      const named = query.replaceAll("listBooks", `listBooks${copy}`).replaceAll("list_books", `list_books_${copy}`);
      sources.set(`queries/list-books-${copy}.yaml`, named);
    }
    return pagesOf(modelOf(sources));
  };
  const [small, bigger] = [await large(450), await large(2_250)];
  const page = "queries/list-books.html";
  expect(broken(bigger)).toEqual([]);
  expect(bigger.get(page)?.length).toBe(small.get(page)?.length);
  expect(bigger.get(page)).toContain('href="../index.html#operations-queries"');
  expect(bigger.get("index.html")).toContain("queries/list-books-2249.html");
});
