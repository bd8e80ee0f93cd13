import { expect, test } from "vitest";
import {
  listOptOuts,
  recordOptOut,
  streamOptOuts,
} from "~/domains/intake/preferences/opt-outs/opt-outs.server.ts";
import type { OptOutFilter } from "~/domains/intake/preferences/preferences.ts";
import { optOuts } from "~/domains/messaging/messaging.tables.server.ts";
import { findOptOut } from "~/domains/messaging/opt-outs/opt-out.server.ts";
import { eraseHomeowner } from "~/domains/operations/privacy/erase-person.server.ts";
import type { StaffMember } from "~/domains/shared/access/actor.ts";
import { listChanges } from "~/domains/shared/audit/audit.server.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { texting } from "./texting-fixtures.ts";

const platform = sharedPlatform();
const { query, texted, enrollmentOf } = texting(platform);
const member: StaffMember = {
  kind: "staff",
  id: crypto.randomUUID(),
  email: "staff@example.com",
  name: "Staff",
  role: "reviewer",
};
const all: OptOutFilter = {
  channel: null,
  decision: null,
  way: null,
  contractorId: null,
  search: "",
};
const list = async (filter: Partial<OptOutFilter>, before: string | null = null) =>
  (await listOptOuts(platform(), member, { ...all, ...filter }, before)).rows;
const note = (address: string, change: { business?: string | null; reason?: string } = {}) =>
  recordOptOut(platform(), member, {
    address,
    business: null,
    reason: "called at noon",
    ...change,
  });

test("a row shows the latest choice with its history and is searchable", async () => {
  const opal = { name: "Opal Reyes", phone: "(512) 555-3010" };
  const { contractorId, receive, leadId } = await texted(opal);
  await receive("STOP");
  await receive("START");
  await receive("please stop texting me");
  const other = await texted({ name: "Otis Brand", phone: "(512) 555-3011" });
  await other.receive("STOP");
  await other.receive("START");
  const mine = await list({ contractorId });
  expect(mine).toMatchObject([
    { name: "Opal Reyes", address: "+15125553010", channel: "sms", decision: "out", way: "reply" },
  ]);
  expect(mine[0]?.history.map(({ decision, way }) => `${decision} ${way}`)).toEqual([
    "out text",
    "in text",
    "out reply",
  ]);
  const names = async (filter: Partial<OptOutFilter>) =>
    (await list(filter)).map(({ name }) => name);
  expect(await names({ search: "opal" })).toEqual(["Opal Reyes"]);
  expect(await names({ search: "(512) 555-3011" })).toEqual(["Otis Brand"]);
  expect(await names({ search: "bluebonnet" })).toEqual(["Otis Brand", "Opal Reyes"]);
  expect(await names({ decision: "in" })).toEqual(["Otis Brand"]);
  expect(await names({ way: "reply" })).toEqual(["Opal Reyes"]);
  expect(await names({ channel: "email" })).toEqual([]);
  const [newest] = await list({});
  expect((await list({}, newest?.id)).map(({ name }) => name)).toEqual(["Opal Reyes"]);
  const streamed = [];
  for await (const row of streamOptOuts(platform(), member, all)) streamed.push(row.name);
  expect(streamed).toEqual(["Otis Brand", "Opal Reyes"]);

  // A deleted person is still found by the full number, without a name.
  await eraseHomeowner(platform(), member, leadId);
  expect(await list({ search: "512-555-3010" })).toMatchObject([{ name: null, address: null }]);
});

test("an opt-out by phone covers all businesses, ends follow-ups, and is audited", async () => {
  const person = { name: "Cora Lind", phone: "(512) 555-3020" };
  const first = await texted(person);
  const other = await texted(person);
  expect(await note("(512) 555-3020", { business: "Roofers" })).toMatchObject({
    code: "invalid",
    errors: { business: "These businesses message them: Bluebonnet, Bluebonnet" },
  });
  expect(await note("512 555 3020")).toEqual({
    ok: true,
    channel: "sms",
    businesses: ["Bluebonnet", "Bluebonnet"],
    changed: 2,
  });
  expect(await note("512 555 3020")).toMatchObject({ changed: 0 });
  await processEvents(platform());
  for (const { contractorId, leadId } of [first, other]) {
    const recipient = { contractorId, channel: "sms", address: "+15125553020" } as const;
    expect(await findOptOut(query(), platform(), recipient)).toMatchObject({ way: "staff" });
    expect(await enrollmentOf(leadId)).toMatchObject({ endReason: "opted_out" });
    const changes = await listChanges(platform(), member, "contractor", contractorId);
    expect(changes.map(({ action }) => action)).toEqual(["opt-out.note"]);
  }
  const [row] = await list({ contractorId: first.contractorId });
  expect(row?.history).toMatchObject([{ way: "staff", reason: "called at noon" }]);
  // Only the person can opt back in.
  await first.receive("START");
  expect(await list({ contractorId: first.contractorId })).toMatchObject([{ decision: "in" }]);

  await eraseHomeowner(platform(), member, other.leadId);
  const rows = await query().select().from(optOuts);
  const otherRows = rows.filter(({ contractorId }) => contractorId === other.contractorId);
  expect(otherRows).toMatchObject([{ decision: "out", reason: null, conversationId: null }]);
});

test("an opt-out by email stops email; rejects unknown or invalid addresses", async () => {
  const { contractorId, email } = await texted({ email: "cleo@home.example" });
  expect(await note("Cleo@Home.example")).toMatchObject({ ok: true, changed: 1 });
  const recipient = { contractorId, channel: "email", address: email } as const;
  expect(await findOptOut(query(), platform(), recipient)).not.toBeNull();
  expect(await note("nobody@home.example")).toMatchObject({
    errors: { address: "No business messages this person" },
  });
  expect(await note("soon")).toMatchObject({
    errors: { address: "Enter a whole phone number or email address" },
  });
});
