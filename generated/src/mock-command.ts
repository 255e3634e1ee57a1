#!/usr/bin/env node
// The mock of Countersign API as a program: serves it on a port until it is told to stop.

import { createMock } from "./mock.js";
import { serveMock } from "./runtime/serve-mock.js";

await serveMock({
  title: "Countersign API",
  command: "countersign-mock",
  portVariable: "COUNTERSIGN_PORT",
  example: {
    path: "/public/v1/query/get_vote_expiry",
    body: '{"organizationId":"1cfc2137-39bc-4966-82e4-5fd53fa064f9"}',
  },
  create: (options) => createMock(options),
});
