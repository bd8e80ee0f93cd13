import { beforeEach, expect, test } from "vitest";
import { securityEvents } from "../../src/domains/identity/identity.tables.server.ts";
import {
  eraseSecurityEvents,
  listSecurityEvents,
  maxRowsPerHour,
  recordSecurityEvent,
  streamSecurityEvents,
} from "../../src/domains/identity/security-events/security-events.server.ts";
import type { SecurityEventFilter } from "../../src/domains/identity/security-events/security-events.ts";
import { system } from "../../src/domains/shared/access/actor.ts";
import { staffActor } from "../setup/actors.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addMember } from "../setup/staff-people.ts";

const platform = sharedPlatform();
const hour = 60 * 60 * 1000;
const everything: SecurityEventFilter = {
  kind: null,
  account: null,
  address: "",
  from: null,
  to: null,
};

const listed = async (filter: Partial<SecurityEventFilter> = {}) => {
  const { rows } = await listSecurityEvents(
    platform(),
    staffActor("super_admin"),
    { ...everything, ...filter },
    null,
  );
  return rows.map(({ kind, account, address, times }) => [kind, account, address, times]);
};

const fail = (email: string, address: string) =>
  recordSecurityEvent(platform(), "failed_sign_in", { email }, address);

beforeEach(() => platform().database.query.delete(securityEvents));

test("counts failures by account, address and hour, without unknown names (staff.security-events)", async () => {
  const email = "ivy@hearth.example";
  const id = await addMember(platform(), email, "reviewer");
  for (const typed of [
    email,
    "IVY@hearth.example",
    "guess-1@home.example",
    "guess-2@home.example",
  ]) {
    await fail(typed, "203.0.113.5");
  }
  await recordSecurityEvent(platform(), "failed_code", { userId: id }, "203.0.113.5");
  await fail(email, "203.0.113.6");
  const events = await listed();
  expect(events).toHaveLength(4);
  expect(events).toEqual(
    expect.arrayContaining([
      ["failed_code", email, "203.0.113.5", 1],
      ["failed_sign_in", email, "203.0.113.5", 2],
      ["failed_sign_in", email, "203.0.113.6", 1],
      ["failed_sign_in", null, "203.0.113.5", 2],
    ]),
  );
  expect(await listed({ account: id, kind: "failed_sign_in", address: "203.0.113.6" })).toEqual([
    ["failed_sign_in", email, "203.0.113.6", 1],
  ]);
  expect(await listed({ to: "2026-11-19" })).toEqual([]);
  platform().passTime(hour);
  await fail(email, "203.0.113.6");
  expect(await listed({ address: "203.0.113.6" })).toHaveLength(2);
  const whole = [];
  for await (const event of streamSecurityEvents(platform(), staffActor("super_admin"), everything))
    whole.push(event.id);
  expect(whole).toHaveLength(5);
  const stored = JSON.stringify(await platform().database.query.select().from(securityEvents));
  expect(stored).not.toContain("guess");
});

test("caps rows per hour under attack and counts the rest together", async () => {
  await fail("first@home.example", "198.51.100.1");
  const { database } = platform();
  const [{ hour: began } = { hour: new Date() }] = await database.query
    .select()
    .from(securityEvents);
  const rows = Array.from({ length: maxRowsPerHour - 1 }, (_, index) => ({
    kind: "failed_sign_in" as const,
    address: `2001:db8:${index.toString(16)}::/64`,
    hour: began,
    times: 1,
    createdAt: new Date(began.getTime() - 1),
    lastAt: began,
  }));
  for (let from = 0; from < rows.length; from += 2_000) {
    await database.query.insert(securityEvents).values(rows.slice(from, from + 2_000));
  }
  for (const address of ["192.0.2.1", "192.0.2.2", "192.0.2.3"]) {
    await fail("next@home.example", address);
  }
  expect(await database.query.$count(securityEvents)).toBe(maxRowsPerHour + 1);
  expect(await listed({ address: "192.0.2.2" })).toEqual([]);
  const together = (await listed()).filter(([, , address]) => address === null);
  expect(together, "the newest are shown first").toEqual([["failed_sign_in", null, null, 3]]);
});

test("deletes events after the configured days, not before", async () => {
  await fail("old@home.example", "203.0.113.5");
  platform().passTime(29 * 24 * hour);
  await fail("young@home.example", "203.0.113.5");
  await eraseSecurityEvents(platform(), system("test"));
  expect(await listed()).toHaveLength(2);
  platform().passTime(2 * 24 * hour);
  await eraseSecurityEvents(platform(), system("test"));
  expect(await listed()).toHaveLength(1);
});
