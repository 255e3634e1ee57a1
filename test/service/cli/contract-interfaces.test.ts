// `countersign interfaces`: what it asks of the service, and what it shows.

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { countersign, home, lastBody, recording } from "./running.js";
import type { Home, Recording } from "./running.js";

let service: Recording;
let ada: Home;
beforeAll(async () => {
  service = await recording();
  ada = await home(service.url);
});
afterAll(() => Promise.all([service.close(), ada.remove()]));
beforeEach(() => {
  service.asked.length = 0;
});

const smartContractInterfaceId = "2f6a4a0e-7a2d-4bd6-9d56-1b7f0c3d8e21";
const interfaceText = '[{"type":"function","name":"deposit","inputs":[]}]';

test("lists interfaces", async () => {
  const { code, out } = await countersign(["interfaces", "list"], ada);
  expect([code, service.asked.map(({ path }) => path)]).toEqual([
    0,
    ["/public/v1/query/list_smart_contract_interfaces"],
  ]);
  expect(out).toMatch(/^INTERFACE ID +LABEL +CHAIN +ADDRESS/);
});

test.each([
  ["0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2", "SMART_CONTRACT_INTERFACE_TYPE_ETHEREUM"],
  ["11111111111111111111111111111111", "SMART_CONTRACT_INTERFACE_TYPE_SOLANA"],
])("adds the interface of %s from a file", async (address, type) => {
  const file = join(ada.cwd, "interface.json");
  await writeFile(file, interfaceText);
  const { code, out } = await countersign(
    ["interfaces", "create", "--address", address, "--file", file, "--label", "Vault"],
    ada,
  );
  expect(code).toBe(0);
  expect(lastBody(service)["parameters"]).toEqual({
    smartContractAddress: address,
    smartContractInterface: interfaceText,
    type,
    label: "Vault",
  });
  expect(out).toMatch(/^interface id +\S+$/m);
});

test("deletes an interface", async () => {
  const { code, out } = await countersign(["interfaces", "delete", smartContractInterfaceId], ada);
  expect([code, lastBody(service)["parameters"]]).toEqual([0, { smartContractInterfaceId }]);
  expect(out).toMatch(/^deleted interface +\S+$/m);
});
