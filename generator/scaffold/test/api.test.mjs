// The contract, implemented and called: a service with a method per operation, and a client that reaches it without a
// socket. Everything between the two is generated.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ApiError, ErrorCode, bearerStamper, createClient } from "../generated/dist/index.js";
import { loopback } from "../generated/dist/runtime/loopback.js";
import { serve } from "../generated/dist/server.js";

function makeService() {
  const notes = [];
  const activities = new Map();
  return {
    addNote(_user, { parameters }) {
      const noteId = `note-${notes.length + 1}`;
      notes.push({ noteId, text: parameters.text });
      const activity = {
        id: `activity-${activities.size + 1}`,
        status: "COMPLETED",
        type: "ADD_NOTE",
        intent: { addNoteIntent: parameters },
        result: { addNoteResult: { noteId } },
      };
      activities.set(activity.id, activity);
      return { activity };
    },
    getActivity(_user, { activityId }) {
      const activity = activities.get(activityId);
      if (!activity) throw new ApiError(ErrorCode.NOT_FOUND, `no activity ${activityId}`);
      return { activity };
    },
    listNotes() {
      return { notes };
    },
  };
}

function authenticate({ header }) {
  if (header("Authorization") === "Bearer secret") return { name: "Ada" };
  throw new ApiError(ErrorCode.UNAUTHENTICATED, "who is calling?");
}

function connect(token) {
  const handler = serve({ service: makeService(), hooks: { authenticate } });
  return createClient({ baseUrl: "http://loopback", fetch: loopback(handler), stamper: bearerStamper({ token }) });
}

test("a note that was added is listed", async () => {
  const client = connect("secret");
  const { activity } = await client.addNote({ parameters: { text: "Buy tea" } });
  const end = await client.waitForActivity(activity);
  assert.equal(end.outcome, "completed");
  assert.deepEqual(await client.listNotes({}), { notes: [{ noteId: "note-1", text: "Buy tea" }] });
});

test("an empty note is refused, and the error says where", async () => {
  await assert.rejects(connect("secret").addNote({ parameters: { text: "" } }), (error) => {
    assert.equal(error.code, ErrorCode.INVALID_ARGUMENT);
    assert.match(error.message, /^\/parameters\/text: /);
    return true;
  });
});

test("a stranger learns nothing", async () => {
  await assert.rejects(connect("guess").listNotes({}), { code: ErrorCode.UNAUTHENTICATED });
});
