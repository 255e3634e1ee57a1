import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Tests wait for disks and sockets as much as they compute.
    maxWorkers: "100%",
    // The built package is tested as it is shipped, and need not be transformed again for every test file.
    server: { deps: { external: [/generated\/dist/] } },
  },
});
