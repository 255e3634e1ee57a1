// What attackers of escalation.depth.test.ts put in is said for every member of every request.

import { expect, test } from "vitest";
import { lackingIn } from "./intents.js";
import { choices } from "./members.js";
import { submittable } from "./sequence.js";

test.each(submittable)("an attacker has something for each member of %s", (type) => {
  expect(lackingIn(choices, type)).toEqual([]);
});
