import { expect, test } from "vitest";
import { stateOfAddress } from "./states.ts";

test.each([
  ["Hearthline, 100 Main Street, Austin, TX 78701", "Texas"],
  ["PO Box 12, Winston-Salem, NC 27101-0012, USA", "North Carolina"],
  ["100 Main Street, 78701", null],
  ["12 ST 12345, Suite TX", null],
])("the state of “%s” is %s", (address, name) => {
  expect(stateOfAddress(address)?.name ?? null).toBe(name);
});
