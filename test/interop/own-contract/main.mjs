// What a caller of the freight contract does, with its package of TypeScript.

import { ApiError, createClient } from "@freight/api";

const client = createClient({ baseUrl: process.argv[2] });
const weights = [];
for await (const { weight } of client.listShipmentsItems({ depot: "d-1", limit: 2 })) weights.push(weight);
console.log("pages:", ...weights);
const { clearance } = await client.clear({ depot: "d-1", shipment: "s-1" });
const ended = await client.findClearanceUntilDone({ depot: "d-1", clearance: clearance.id });
console.log("ended:", clearance.id, ended.outcome, ended.answer.clearance.state);
try {
  await client.ship({ depot: "d-1", weight: 0 });
} catch (error) {
  if (!(error instanceof ApiError)) throw error;
  console.log("error:", error.code, error.status, error.details.errors[0].pointer);
}
const events = [];
for await (const { id, data } of client.watchShipments({ depot: "d-1" })) events.push(id, data.shipment.weight);
console.log("stream:", ...events);
