// How the service serves the API's documentation: what is there and nothing else, under a strict policy.
import { ErrorCode } from "@countersign/api";

import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { request } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** `node:http`, because `fetch` resolves dots in paths by itself. */
function ask(baseUrl: string, path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  const { hostname, port } = new URL(baseUrl);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers, method, agent: false }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => (text += part));
      response.on("end", () => resolve({ status: response.statusCode, headers: response.headers, text }));
    })
      .on("error", reject)
      .end();
  });
}

describe("the documentation", () => {
  let folder: string;
  let service: RunningService;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "docs-"));
    await writeFile(join(folder, "index.html"), "<!doctype html><title>Pages</title>");
    await writeFile(join(folder, "search.json"), "[]");
    await writeFile(join(folder, ".inputs"), "not a page");
    await writeFile(join(folder, "key.pem"), "not a page either");
    await symlink("/etc/hostname", join(folder, "linked.txt"));
    service = await startService({ docs: folder });
  });

  afterAll(async () => {
    await service.close();
    await rm(folder, { recursive: true });
  });

  test("begins at /docs/, where /docs leads", async () => {
    const led = await ask(service.baseUrl, "/docs");
    expect([led.status, led.headers.location]).toEqual([308, "docs/"]);
    const page = await ask(service.baseUrl, "/docs/");
    expect([page.status, page.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(page.text).toContain("<title>Pages</title>");
    expect((await ask(service.baseUrl, "/docs/search.json")).headers["content-type"]).toBe("application/json");
  });

  test("may use its own style and script, nothing else, and is framed by nobody", async () => {
    const { headers } = await ask(service.baseUrl, "/docs/index.html");
    expect(headers["content-security-policy"]).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; base-uri 'none'; " +
        "form-action 'none'; frame-ancestors 'none'",
    );
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cache-control": "no-cache",
    });
    expect(headers["access-control-allow-origin"]).toBeUndefined();
  });

  test("is sent once to whoever has it: the tag of what is known is answered without a body", async () => {
    const { headers } = await ask(service.baseUrl, "/docs/");
    const tag = headers.etag ?? "";
    expect(tag).toMatch(/^"[\w-]{27}"$/);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
      const again = await ask(service.baseUrl, "/docs/", { "If-None-Match": known });
      expect([again.status, again.text, again.headers.etag], known).toEqual([304, "", tag]);
    }
    expect((await ask(service.baseUrl, "/docs/", { "If-None-Match": '"other"' })).status).toBe(200);
    const head = await ask(service.baseUrl, "/docs/", {}, "HEAD");
    expect([head.status, head.text, head.headers["content-length"]]).toEqual([200, "", "35"]);
  });

  test.each([
    "/docs/missing.html",
    "/docs/.inputs",
    "/docs/key.pem",
    "/docs/linked.txt",
    "/docs/../../../etc/hostname",
    "/docs/..%2f..%2f..%2fetc%2fhostname",
    "/docs/%2e%2e/%2e%2e/etc/hostname",
    "/docs/..\\..\\etc\\hostname",
    "/docs//etc/hostname",
    "/docs/index.html%00.txt",
    "/docs/__proto__",
    "/docs/constructor",
  ])("%s is no page of it", async (path) => {
    const { status, text } = await ask(service.baseUrl, path);
    expect(status).toBe(404);
    expect(JSON.parse(text)).toMatchObject({ code: ErrorCode.NOT_FOUND });
  });

  test("is read and not written: other methods lead nowhere", async () => {
    for (const method of ["POST", "PUT", "DELETE"]) {
      expect((await ask(service.baseUrl, "/docs/", {}, method)).status).toBe(404);
    }
  });

  test("is not there where it is switched off, nor where nothing was built", async () => {
    const off = await startService({ docs: folder, config: { docs: false } });
    expect((await ask(off.baseUrl, "/docs/")).status).toBe(404);
    await off.close();
    const missing = await startService({ docs: join(folder, "missing") });
    expect((await ask(missing.baseUrl, "/docs/")).status).toBe(404);
    await missing.close();
  });
});
