// Tests import the sources of the generator, the log and the service, and get what these were compiled to before the first
// test: Node loads that in a quarter of the time in which Vite transforms it, module by module, for every worker.

import { existsSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vitest/config";

const root = path.join(import.meta.dirname, "..");
const sources = /^(generator|log|service)\/src\/(.*)\.[jt]s$/;

/** What Node loads as it is. */
export const external = /\/(?:generated|generator|log|service)\/dist\//;

/** Takes the place of sources, but for runs that watch: these follow the imports to know what a change concerns. */
export function compiled(): Plugin {
  let watches = false;
  return {
    name: "compiled-sources",
    enforce: "pre",
    configureVitest({ vitest }) {
      watches = vitest.config.watch;
    },
    resolveId(source, importer) {
      if (watches || importer === undefined || !source.startsWith(".")) return;
      const file = path.relative(root, path.resolve(path.dirname(importer), source));
      const found = sources.exec(file);
      if (!found) return;
      const output = path.join(root, found[1] ?? "", "dist", `${found[2] ?? ""}.js`);
      return existsSync(output) ? output : undefined;
    },
  };
}
