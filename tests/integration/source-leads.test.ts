import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { readSourceWorth } from "~/domains/growth/analytics/source-worth/read-source-worth.server.ts";
import { readCreditEvidence } from "~/domains/growth/lead-evidence/read-evidence.server.ts";
import { decideSourceLead } from "~/domains/lead-sources/decide-source-lead.server.ts";
import {
  findJunkByLead,
  listSourceLeads,
} from "~/domains/lead-sources/find-source-leads.server.ts";
import {
  connectedSources,
  leadDeliveries,
} from "~/domains/lead-sources/lead-sources.tables.server.ts";
import type { SourceKind } from "~/domains/lead-sources/lead-sources.ts";
import { processDelivery } from "~/domains/lead-sources/process-delivery.server.ts";
import {
  receiveDelivery,
  sourceAddress,
  sourceKey,
} from "~/domains/lead-sources/receive-delivery.server.ts";
import { repairSourceLeads } from "~/domains/lead-sources/repair-source-leads.server.ts";
import { sourceLeads } from "~/domains/lead-sources/source-leads.tables.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { addLeadNote } from "~/domains/leads/own/add-lead-note.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { eraseHomeowner } from "~/domains/operations/privacy/erase-person.server.ts";
import { system, visitor } from "~/domains/shared/access/actor.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { memberActor, staffActor } from "../setup/actors.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { followUps } from "./follow-up-fixtures.ts";

const platform = sharedPlatform();
const { query, businessWithLead, sendDue } = followUps(platform);

async function business(kind: SourceKind = "angi", costCents: number | null = 4_500) {
  const requested = await businessWithLead();
  const { contractorId } = requested;
  const owner = await addBusinessMember(platform(), contractorId, "owner", { name: "Olive" });
  const sourceId = newId();
  const name = kind === "angi" ? "Angi leads" : "Home show";
  await query()
    .insert(connectedSources)
    .values({ id: sourceId, contractorId, kind, name, costCents, createdBy: "Bo" });
  const address = await sourceAddress(platform(), query(), sourceId);
  const deliver = async (body: object) => {
    const sent = {
      token: address.split("/").at(-1) ?? "",
      ...{ from: "192.0.2.7", contentType: "application/json", origin: null, isPerson: false },
      apiKey: sourceKey(platform().fingerprint, sourceId),
      text: JSON.stringify(body),
    };
    expect(await receiveDelivery(platform(), visitor, sent)).toMatchObject({ ok: true });
    const rows = await query()
      .select()
      .from(leadDeliveries)
      .where(eq(leadDeliveries.sourceId, sourceId));
    for (const { id } of rows)
      await processDelivery(platform(), system("test"), { deliveryId: id });
    await processEvents(platform());
  };
  const rows = () =>
    query()
      .select()
      .from(sourceLeads)
      .where(eq(sourceLeads.sourceId, sourceId))
      .orderBy(sourceLeads.createdAt, sourceLeads.id);
  return { ...requested, owner, sourceId, deliver, rows };
}

let people = 0;
function angiLead(change: object = {}) {
  people += 1;
  return {
    ...{ name: `Gail Ortiz ${people}`, primaryPhone: `512555${String(6_000 + people)}` },
    ...{ email: `gail${people}@home.example`, postalCode: "78701", comments: "A leak" },
    ...{ leadOid: `oid-${people}`, ...change },
  };
}

test("a lead's price comes from its delivery, source, or a later charge", async () => {
  const { deliver, rows } = await business();
  await deliver(angiLead({ fee: "61.25" }));
  await deliver(angiLead());
  const later = angiLead();
  await deliver(later);
  await deliver({ ...later, fee: "$19.00" });
  expect((await rows()).map(({ costCents }) => costCents)).toEqual([6_125, 4_500, 1_900]);
});

test("a charge for one lead doesn't change the person's other leads", async () => {
  const { deliver, rows } = await business();
  const first = angiLead();
  await deliver(first);
  await deliver({ ...first, leadOid: "again", comments: "Another leak" });
  await deliver({ ...first, leadOid: "again", comments: "Another leak", fee: "$19.00" });
  expect((await rows()).map(({ costCents }) => costCents)).toEqual([4_500, 1_900]);
});

test("a lead that an earlier version didn’t count is counted later, once", async () => {
  const { deliver, rows, phone, email } = await business();
  await deliver(angiLead({ fee: "61.25", comments: "test" }));
  await deliver(angiLead({ name: "Emily Carter", primaryPhone: phone, email }));
  const counted = (await rows()).map(({ id: _, ...row }) => row);
  expect(counted).toHaveLength(2);
  await query().delete(sourceLeads);
  const repair = () => repairSourceLeads(platform(), system("test"));
  await repair();
  // A process may still be about to count it.
  expect(await rows()).toEqual([]);
  platform().passTime(2 * 60_000);
  await Promise.all([repair(), repair()]);
  await repair();
  expect((await rows()).map(({ id: _, ...row }) => row)).toEqual(counted);
});

test("leads of a form with a constant ID are counted individually", async () => {
  const { deliver, rows } = await business("webhook", 1_000);
  for (const end of [1, 2, 3]) await deliver({ id: "7", name: "Ana", phone: `512 555 018${end}` });
  expect(await rows()).toHaveLength(3);
  platform().passTime(2 * 60_000);
  await repairSourceLeads(platform(), system("test"));
  expect(await rows()).toHaveLength(3);
});

test("lead-sources.junk: evidence is recorded, and each lead stays in the list", async () => {
  const { deliver, rows, owner, leadId, phone, email } = await business();
  await deliver(angiLead());
  await deliver(angiLead({ primaryPhone: "111 111 1111" }));
  await deliver(angiLead({ postalCode: "10001", taskName: "x", service: "HVAC" }));
  await deliver(angiLead({ name: "Emily Carter", primaryPhone: phone, email }));
  await deliver(angiLead({ comments: "test", numberOfMatches: "6" }));
  const sourceLeads = await rows();
  expect(sourceLeads.map(({ junkReasons }) => junkReasons)).toEqual([
    [],
    ["bad_phone"],
    ["not_a_service", "outside_area"],
    ["duplicate"],
    ["test_text", "sold_to_many"],
  ]);
  expect(sourceLeads.map(({ leadId: id }) => id === null)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(sourceLeads[3]).toMatchObject({ leadId, isNew: false });
  const ids = sourceLeads.map(({ leadId: id }) => id ?? "");
  const junk = await findJunkByLead(platform(), owner, ids);
  expect(ids.map((id) => junk.get(id)?.isJunk)).toEqual([undefined, true, true, false, true]);
});

test("an unreachable lead still counts with its cost", async () => {
  const { deliver, rows, owner } = await business();
  await deliver({ name: "Gone", primaryPhone: "000-000-0000", leadOid: "gone", fee: "30" });
  expect(await rows()).toMatchObject([
    { leadId: null, costCents: 3_000, junkReasons: ["bad_phone"] },
  ]);
  const { sources } = await readSourceWorth(platform(), owner);
  expect(sources[0]?.total).toMatchObject({ leads: 1, costCents: 3_000, junk: 1, contacted: 0 });
});

test("an app's email without a person creates no lead", async () => {
  const { deliver, rows } = await business("webhook");
  await deliver({ subject: "Our newsletter", message: "New tools" });
  expect(await rows()).toEqual([]);
});

test("a member's decision and a credit change the source's worth", async () => {
  const { deliver, rows, owner } = await business();
  await deliver(angiLead({ comments: "asdf" }));
  const [row] = await rows();
  const decide = (decision: Parameters<typeof decideSourceLead>[2]["decision"], actor = owner) =>
    decideSourceLead(platform(), actor, { sourceLeadId: row?.id ?? "", decision });
  const total = async () => (await readSourceWorth(platform(), owner)).sources[0]?.total;
  expect(await total()).toMatchObject({ leads: 1, junk: 1, costCents: 4_500 });
  expect(await decide({ verdict: "real" })).toEqual({ ok: true });
  expect(await total()).toMatchObject({ junk: 0 });
  expect(await decide({ credit: "requested" })).toEqual({ ok: true });
  expect(await total()).toMatchObject({ costCents: 4_500 });
  const tooMuch = await decide({ credit: "received", cents: 4_501 });
  expect(tooMuch).toMatchObject({ errors: { amount: "Enter up to what the lead cost, $45.00" } });
  expect(await decide({ credit: "received", cents: 4_500 })).toEqual({ ok: true });
  expect(await total()).toMatchObject({ costCents: 0 });
  expect(await decide({ credit: null })).toEqual({ ok: true });
  expect(await total()).toMatchObject({ costCents: 4_500 });
  const otherMember = memberActor("owner", newId());
  expect(await decide({ verdict: "junk" }, otherMember)).toMatchObject({ code: "not_found" });
  await expect(
    decide({ verdict: "junk" }, memberActor("technician", owner.contractorId)),
  ).rejects.toThrow();
});

test("the report names the platform's reason, each attempt, and chosen notes", async () => {
  const { deliver, rows, owner } = await business();
  await deliver(angiLead({ name: "Nora Number", primaryPhone: "222 222 2222", fee: "52.00" }));
  await sendDue();
  platform().passTime(60 * 60_000);
  await sendDue();
  const [row] = await rows();
  const leadId = row?.leadId ?? "";
  // Without a mail server, emails are only recorded.
  await query()
    .update(messages)
    .set({ state: "sent", sentAt: sql`${messages.createdAt}` })
    .where(and(eq(messages.subjectId, leadId), eq(messages.kind, "follow-up")));
  for (const text of ["Called, not in service", "Our own business"]) {
    await addLeadNote(platform(), owner, { leadId, text, requestKey: null });
  }
  const read = (noteIds: string[], actor = owner) =>
    readCreditEvidence(platform(), actor, { sourceLeadId: row?.id ?? "", reason: null, noteIds });
  const { notes = [], form } = (await read([])) ?? {};
  expect(form?.name).toBe("Angi");
  const chosen = notes.filter(({ text }) => text.startsWith("Called")).map(({ id }) => id);
  const { text = "" } = (await read(chosen)) ?? {};
  expect(text).toContain("Reason: Incorrect or disconnected phone number");
  expect(text).toMatch(/Lead ID: oid-\d+\nName: Nora Number\nPhone: none/);
  expect(text).toMatch(/Received: .* C[SD]T\nPrice: \$52\.00/);
  expect(text).toMatch(/Our attempts to reach them\n- .*: email sent\n- .*: email sent/);
  expect(text).toContain("Their replies\nNone.");
  expect(text).toContain("Called, not in service");
  expect(text).not.toContain("Our own business");
  expect(await read([], memberActor("owner", newId()))).toBeNull();
});

test("analytics attributes leads to their source, until the person is erased", async () => {
  const { deliver, rows, owner } = await business();
  await deliver(angiLead());
  const [row] = await rows();
  const leadId = row?.leadId ?? "";
  const [lead] = await query().select().from(leads).where(eq(leads.id, leadId));
  expect(lead).toMatchObject({ source: "elsewhere", cameBy: "Angi" });
  expect(await listSourceLeads(platform(), owner, leadId)).toHaveLength(1);
  await eraseHomeowner(platform(), staffActor("super_admin"), leadId);
  expect(await rows()).toEqual([]);
});
