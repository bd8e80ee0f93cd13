import { eq, sql } from "drizzle-orm";
import ical from "node-ical";
import { expect, test } from "vitest";
import { members } from "~/domains/identity/identity.tables.server.ts";
import {
  endFeed,
  findOwnFeed,
  readFeed,
  renewFeed,
} from "~/domains/schedule/calendar-feeds/calendar-feeds.server.ts";
import { calendarFeeds } from "~/domains/schedule/schedule.tables.server.ts";
import type { BusinessMember } from "../../src/domains/shared/access/actor.ts";
import { createLimits } from "../../src/platform/limits/limits.server.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit, cancel, crewOf, newBusiness } from "./appointment-fixtures.ts";

/** Starts on Friday, November 20, at 9 AM in Austin. */
const platform = sharedPlatform({ TIME_ZONE: "America/Chicago" });
const query = () => platform().database.query;

async function tokenOf(member: BusinessMember): Promise<string> {
  const { address } = await renewFeed(platform(), member);
  expect(address).toMatch(/^webcal:\/\/[^/]+\/calendar\/[\w-]{43}\/visits\.ics$/);
  return address.split("/").at(-2) ?? "";
}

async function eventsAt(token: string) {
  const parsed = await readFeed(platform(), token);
  if (!parsed || !("file" in parsed)) return null;
  return Object.values(ical.sync.parseICS(parsed.file)).filter(
    (calendarEvent) => calendarEvent?.type === "VEVENT",
  );
}

test("a calendar app gets the member's current appointments", async () => {
  const owner = await newBusiness(platform());
  const technician = await addBusinessMember(platform(), owner.contractorId, "technician");
  const own = await crewOf(platform(), owner, "Truck 1", [technician.id]);
  const otherCrewId = await crewOf(platform(), owner, "Truck 2");
  const mine = await addVisit(platform(), owner, { crew_id: own, value: "98765" });
  await addVisit(platform(), owner, { crew_id: otherCrewId, customer_name: "Emily Carter" });
  await addVisit(platform(), await newBusiness(platform()), { customer_name: "Of others" });
  const [ownersToken, token] = [await tokenOf(owner), await tokenOf(technician)];
  const all = (await eventsAt(ownersToken)) ?? [];
  expect(all.map((event) => event?.summary).toSorted()).toEqual([
    "Emily Carter: Leaking sink",
    "Sam Stone: Leaking sink",
  ]);
  const [event, ...others] = (await eventsAt(token)) ?? [];
  expect(others).toEqual([]);
  expect(event).toMatchObject({
    uid: expect.stringContaining(`visit-${mine}@`),
    summary: "Sam Stone: Leaking sink",
    description: "Truck 1, (512) 555-0142",
    location: "12 Oak St, Austin, TX 78701",
    status: "CONFIRMED",
  });
  expect(event?.start && new Date(event.start)).toEqual(new Date("2026-11-23T15:00:00Z"));
  const file = JSON.stringify(await readFeed(platform(), ownersToken));
  expect(file.replaceAll(/visit-[\w-]+/g, "")).not.toMatch(/98,?765/);
  await cancel(platform(), owner, mine);
  expect(await eventsAt(token)).toMatchObject([{ status: "CANCELLED" }]);
});

test("upcoming visits are included despite hundreds of recent ones", async () => {
  const owner = await newBusiness(platform());
  const crewId = await crewOf(platform(), owner, "Truck 1");
  const next = await addVisit(platform(), owner, { crew_id: crewId });
  await query().execute(sql`
    insert into visits (id, contractor_id, work_order_id, crew_id, state, leaves_at, starts_at, ends_at, ended_at)
    select gen_random_uuid(), contractor_id, work_order_id, crew_id, 'done', at, at, at + interval '30 minutes', at
    from visits cross join generate_series(
      '2026-11-01T00:00:00Z'::timestamptz, '2026-11-13T00:00:00Z', interval '30 minutes') as at
    where visits.id = ${next}`);
  const events = (await eventsAt(await tokenOf(owner))) ?? [];
  expect(events.length).toBeGreaterThan(500);
  expect(events.at(-1)).toMatchObject({ uid: expect.stringContaining(`visit-${next}@`) });
});

test("stores only the URL's hash; renewal, turning off or leaving invalidates it", async () => {
  const owner = await newBusiness(platform());
  const first = await tokenOf(owner);
  const [row] = await query()
    .select()
    .from(calendarFeeds)
    .where(eq(calendarFeeds.memberId, owner.id));
  expect(JSON.stringify(row)).not.toContain(first);
  const second = await tokenOf(owner);
  expect(await eventsAt(first)).toBeNull();
  expect(await eventsAt(second)).toEqual([]);
  expect(await findOwnFeed(platform(), owner)).toMatchObject({ readAt: platform().clock.now() });
  expect(await endFeed(platform(), owner)).toBe(true);
  expect(await endFeed(platform(), owner)).toBe(false);
  expect(await eventsAt(second)).toBeNull();
  const office = await addBusinessMember(platform(), owner.contractorId, "office");
  const third = await tokenOf(office);
  await query()
    .update(members)
    .set({ revokedAt: platform().clock.now() })
    .where(eq(members.id, office.id));
  expect(await eventsAt(third)).toBeNull();
  expect(await eventsAt("guessed")).toBeNull();
});

test("limits each calendar URL to 60 reads an hour", async () => {
  const owner = await newBusiness(platform());
  const office = await addBusinessMember(platform(), owner.contractorId, "office");
  const [busy, quiet] = [await tokenOf(owner), await tokenOf(office)];
  const strict = { ...platform(), limits: createLimits(platform().database, 1) };
  for (let read = 0; read < 60; read += 1) {
    expect(await readFeed(strict, busy)).toHaveProperty("file");
  }
  expect(await readFeed(strict, busy)).toEqual({ waitSeconds: expect.any(Number) });
  expect(await readFeed(strict, quiet)).toHaveProperty("file");
});
