// Answers with what the program has found, in a runtime that only answers requests.

import { findings } from "./program.js";

export default {
  async fetch(): Promise<Response> {
    return Response.json(await findings());
  },
};
