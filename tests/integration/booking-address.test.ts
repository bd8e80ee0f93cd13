import { expect, test } from "vitest";
import { pickTime, submitAddress } from "~/domains/schedule/visit-offers/pick-time.server.ts";
import {
  buildOfferCalendar,
  findOffer,
} from "~/domains/schedule/visit-offers/visit-links.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { offering } from "./appointment-offer-fixtures.ts";
import { estimates } from "./estimate-fixtures.ts";

/** Starts on Friday, November 20, at 9 AM in Austin, and stops between the tests. */
const platform = sharedPlatform();
const { ownerWithLead, offered } = offering(platform);
const { jobsOf, leadOf } = estimates(platform);
const monday = new Date("2026-11-23T15:00:00Z");
const done = { ok: true, changed: true };

test("picking a time requires an address if none is on file", async () => {
  const { owner, leadId, contractorId } = await ownerWithLead();
  const token = await offered(owner, leadId, { address: "" });
  expect(await findOffer(platform(), token)).toMatchObject({ knowsAddress: false });
  expect(await pickTime(platform(), token, { startsAt: monday })).toMatchObject({
    errors: { address: "Enter the street address, then pick your time" },
  });
  expect(await jobsOf(contractorId)).toEqual([]);
  const typed = { startsAt: monday, address: "7 Elm St, Austin 78701" };
  expect(await pickTime(platform(), token, typed)).toEqual(done);
  expect(await jobsOf(contractorId)).toMatchObject([{ address: typed.address }]);
  expect(await leadOf(leadId)).toMatchObject({ address: typed.address });
  const shown = await findOffer(platform(), token);
  expect(shown).toMatchObject({ knowsAddress: true });
  expect(JSON.stringify(shown)).not.toContain("Elm St");
  expect(await buildOfferCalendar(platform(), token)).toContain("7 Elm St");
  // Anyone with the link could enter another one later.
  expect(await submitAddress(platform(), token, "1 Other St")).toEqual({
    ok: true,
    changed: false,
  });
  expect(await jobsOf(contractorId)).toMatchObject([{ address: typed.address }]);
});

test("a known address is optional, and changing it affects only the appointment", async () => {
  const [first, second] = [await ownerWithLead(), await ownerWithLead()];
  const known = await offered(first.owner, first.leadId);
  expect(await findOffer(platform(), known)).toMatchObject({ knowsAddress: true });
  expect(await pickTime(platform(), known, { startsAt: monday })).toEqual(done);
  expect(await jobsOf(first.contractorId)).toMatchObject([{ address: "12 Oak St" }]);
  const token = await offered(second.owner, second.leadId);
  await pickTime(platform(), token, { startsAt: monday, address: "7 Elm St" });
  expect(await jobsOf(second.contractorId)).toMatchObject([{ address: "7 Elm St" }]);
});
