import { expect, test } from "vitest";
import { listCollisions } from "~/domains/schedule/recurring-visits/collisions.server.ts";
import { listVisits } from "~/domains/schedule/visits/list-visits.server.ts";
import { loadDemo } from "../../src/demo/demo-data.server.ts";
import { members } from "../../src/domains/identity/identity.tables.server.ts";
import { memberActor } from "../setup/actors.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";

const platform = sharedPlatform();

test("the demo week is full, and technicians see only their own truck", async () => {
  await loadDemo(platform());
  const allMembers = await platform().database.query.select().from(members);
  const technician = allMembers.find(({ role }) => role === "technician");
  if (!technician) throw new Error("the demo has no technician");
  const week = { from: new Date("2026-11-15"), to: new Date("2026-11-22") };
  const owner = memberActor("owner", technician.contractorId);
  expect(await listVisits(platform(), owner, week)).toHaveLength(15);
  const own = { ...memberActor("technician", technician.contractorId), id: technician.id };
  expect(await listVisits(platform(), own, week)).toHaveLength(10);
  const later = { from: new Date("2026-12-01"), to: new Date("2027-01-01") };
  const again = (await listVisits(platform(), owner, later)).map(
    ({ customerName }) => customerName,
  );
  expect(again.filter((name) => name === "Birchwood Apartments")).toHaveLength(4);
  // The year ahead: another appointment is in the way once, holidays the other times.
  const conflicts = await listCollisions(platform(), owner);
  expect(conflicts.map(({ customerName, day }) => `${day} ${customerName}`)).toEqual([
    "2026-11-26 Sunrise Day Care",
    "2026-12-09 Birchwood Apartments",
    "2027-01-18 Olivia Grant",
    "2027-02-15 Olivia Grant",
    "2027-07-05 Olivia Grant",
    "2027-10-11 Olivia Grant",
  ]);
});
