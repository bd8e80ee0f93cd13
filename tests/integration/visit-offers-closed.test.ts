import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { planRecurrences } from "~/domains/schedule/recurring-visits/plan-recurrences.server.ts";
import { newJobSchema } from "~/domains/schedule/schedule.schema.ts";
import { cancelPickedVisit, pickTime } from "~/domains/schedule/visit-offers/pick-time.server.ts";
import {
  buildOfferCalendar,
  findOffer,
} from "~/domains/schedule/visit-offers/visit-links.server.ts";
import { bookJob } from "~/domains/schedule/visits/book-job.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { check } from "~/platform/validation/form.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit, visitForm } from "./appointment-fixtures.ts";
import { offering } from "./appointment-offer-fixtures.ts";

/** The clock starts on Friday, November 20, at 9 AM in Austin, and only the tests advance it. */
const platform = sharedPlatform();
const { query, ownerWithLead, ask, offered, visitsOf } = offering(platform);
const monday = new Date("2026-11-23T15:00:00Z");
const tuesday = new Date("2026-11-24T19:00:00Z");

test("a person booked meanwhile sees that appointment; cancellation offers the times again", async () => {
  const { owner, leadId, contractorId, crewId } = await ownerWithLead();
  const lead = { lead_id: leadId, crew_id: crewId };
  // An earlier booking doesn't count.
  const before = await addVisit(platform(), owner, { ...lead, date: "2026-11-26" });
  platform().passTime(1000);
  const token = await offered(owner, leadId);
  expect((await findOffer(platform(), token))?.choices).toEqual([monday, tuesday]);
  const visitId = await addVisit(platform(), owner, { ...lead, date: "2026-11-25" });
  const offer = await findOffer(platform(), token);
  expect(offer).toMatchObject({ visit: { id: visitId }, mayChange: true });
  const rows = async () =>
    (await visitsOf(contractorId)).filter(({ id }) => id !== before).map(({ state }) => state);
  expect(await pickTime(platform(), token, { startsAt: monday })).toMatchObject({
    code: "already_done",
  });
  const [otherChoice = monday] = offer?.choices ?? [];
  expect(await pickTime(platform(), token, { startsAt: otherChoice, isMove: true })).toEqual({
    ok: true,
    changed: true,
  });
  expect((await findOffer(platform(), token))?.visit).toMatchObject({ id: visitId, version: 2 });
  expect(await buildOfferCalendar(platform(), token)).toContain(`visit-${visitId}`);
  expect(await rows()).toEqual(["booked"]);
  expect(await cancelPickedVisit(platform(), token)).toEqual({ ok: true, changed: true });
  expect(await findOffer(platform(), token)).toMatchObject({
    ...{ visit: null, choices: [monday, tuesday] },
  });
  expect(await pickTime(platform(), token, { startsAt: tuesday })).toEqual({
    ok: true,
    changed: true,
  });
  expect((await rows()).toSorted()).toEqual(["booked", "canceled"]);
});

test("picking one offer closes a person's other offers, across merged leads", async () => {
  const { owner, leadId, pageId, contractorId } = await ownerWithLead();
  const duplicate = await ask(pageId, { phone: "(512) 555-1888", email: "again@home.example" });
  const tokens = [await offered(owner, leadId), await offered(owner, duplicate.leadId)];
  const [first = "", second = ""] = tokens;
  const { id: visitId = "" } = await pick(second, tuesday);
  expect((await findOffer(platform(), first))?.visit).toBeNull();
  const merged = { mergedInto: leadId, mergedAt: platform().clock.now(), mergedBy: "Olive" };
  await query().update(leads).set(merged).where(eq(leads.id, duplicate.leadId));
  expect((await findOffer(platform(), first))?.visit?.id).toBe(visitId);
  await cancelPickedVisit(platform(), second);
  expect((await findOffer(platform(), second))?.visit).toMatchObject({ state: "canceled" });
  const { id: again } = await pick(first, monday);
  expect(again).not.toBe(visitId);
  expect(await visitsOf(contractorId)).toHaveLength(2);

  async function pick(token: string, startsAt: Date) {
    expect(await pickTime(platform(), token, { startsAt })).toEqual({ ok: true, changed: true });
    return (await findOffer(platform(), token))?.visit ?? { id: "" };
  }
});

test("appointments that a recurring job creates don't close an offer", async () => {
  const { owner, leadId, contractorId, crewId } = await ownerWithLead();
  const week = { lead_id: leadId, crew_id: crewId, date: "2026-11-25", repeats: "weekly" };
  const checked = check(newJobSchema, visitForm(week));
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  await bookJob(platform(), owner, { request: checked.value, requestKey: null });
  const before = (await visitsOf(contractorId)).length;
  platform().passTime(1000);
  const token = await offered(owner, leadId);
  platform().passTime(6.5 * 24 * 60 * 60_000);
  await planRecurrences(platform(), system("test"));
  expect((await visitsOf(contractorId)).length).toBeGreaterThan(before);
  expect(await findOffer(platform(), token)).toMatchObject({ visit: null, mayChange: true });
});
