import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import {
  changeParticipant,
  recordParticipation,
} from "~/domains/growth/revenue-share/participants/manage-participants.server.ts";
import {
  type ParticipantSettings,
  participantSchema,
} from "~/domains/growth/revenue-share/revenue-share.schema.ts";
import {
  revenueShareApplications,
  revenueShareLeads,
  revenueShareParticipants,
} from "~/domains/growth/revenue-share/revenue-share.tables.server.ts";
import { contractorAccounts } from "~/domains/identity/identity.tables.server.ts";
import type { Evidence } from "~/domains/leads/capture/capture.ts";
import { releaseLead } from "~/domains/leads/quarantine/quarantine.server.ts";
import { deliver } from "~/domains/messaging/messages/delivery/deliver-message.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { eraseHomeowner } from "../../src/domains/operations/privacy/erase-person.server.ts";
import type { BusinessPage } from "../../src/domains/storefront/business-pages/business-pages.ts";
import { inTransaction } from "../../src/platform/unit-of-work.server.ts";
import { staffActor } from "../setup/actors.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { expectCaptured } from "./accepted-request.ts";
import { addLivePage } from "./live-page.ts";
import { submitRequestOnPage } from "./submit-request-on-page.ts";

const platform = sharedPlatform({ CONTACT_EMAIL: "staff@hearth.example" });
const query = () => platform().database.query;
const member = staffActor("reviewer");
const program: Evidence = { form: null, recentFromAddress: 1 };
const caughtByHoneypot: Evidence = {
  form: { honeypot: "x", renderedAt: null },
  recentFromAddress: 1,
};
const ids = { contractor: newId(), participant: newId() };
let page: BusinessPage;

async function join(participantId: string, joinedAt = platform().clock.now()) {
  const applicationId = newId();
  await query()
    .insert(revenueShareApplications)
    .values({
      id: applicationId,
      businessName: "Waco Plumbing",
      contactName: "Ann Lee",
      email: "ann@waco.example",
      phone: "1",
      services: ["Plumbing"],
      serviceAreas: ["Waco"],
      yearsExperience: 3,
      leadValueRange: "$5000+",
      agreedToTerms: true,
      applicationStatus: "approved",
    });
  await query()
    .insert(revenueShareParticipants)
    .values({ id: participantId, contractorId: ids.contractor, applicationId, joinedAt });
  await inTransaction(platform(), ({ tx }) =>
    recordParticipation(tx, participantId, "active", joinedAt),
  );
}

beforeAll(async () => {
  await query().insert(contractorAccounts).values({
    id: ids.contractor,
    businessName: "Waco Plumbing",
    name: "Ann Lee",
    email: "ann@waco.example",
  });
  page = await addLivePage(platform(), { contractorId: ids.contractor, email: "ann@waco.example" });
});

let homeowners = 0;
async function captureRequest(evidence = program, phone = `(254) 555-01${10 + homeowners++}`) {
  const fields = {
    name: "Emily Carter",
    phone,
    email: "",
    need: `Leak ${crypto.randomUUID()}`,
    zip_code: "76701",
    urgency: "today",
  };
  const { leadId } = await expectCaptured(
    submitRequestOnPage(platform(), page, fields, { evidence }),
  );
  return leadId;
}

async function sharesOf(leadId: string) {
  await processEvents(platform());
  return query().select().from(revenueShareLeads).where(eq(revenueShareLeads.leadId, leadId));
}

let settings = participantSchema.parse({
  commission_rate: "20",
  status: "active",
  services: ["Plumbing"],
  service_areas: "Waco",
  target_monthly_leads: "",
  lead_value_range: "",
  email_notifications: "yes",
});

/** Saves these settings for each of the contractor's participations, as staff do, a second later. */
async function choose(choices: Partial<ParticipantSettings>) {
  settings = { ...settings, ...choices };
  platform().passTime(1_000);
  const foreign = await query().select().from(revenueShareParticipants);
  for (const { id } of foreign) {
    await changeParticipant(platform(), member, id, settings);
  }
  platform().passTime(1_000);
}
const setStatus = (status: ParticipantSettings["status"]) => choose({ status });

test("a lead from before participation stays ordinary after a repeat request", async () => {
  const phone = "(254) 555-0190";
  const leadId = await captureRequest(program, phone);
  platform().passTime(60_000);
  await join(ids.participant);
  platform().passTime(60_000);
  expect(await captureRequest(program, phone)).toBe(leadId);
  expect(await sharesOf(leadId)).toEqual([]);
});

test("a lead for an active participant belongs to revenue share permanently", async () => {
  const phone = "(254) 555-0191";
  const leadId = await captureRequest(program, phone);
  const shares = await sharesOf(leadId);
  expect(shares).toMatchObject([
    {
      participantId: ids.participant,
      conversionStatus: "pending",
      commissionAmount: null,
      createdAt: platform().clock.now(),
    },
  ]);
  platform().passTime(60_000);
  await captureRequest(program, phone);
  expect(await sharesOf(leadId)).toEqual(shares);
});

test("a quarantined lead counts once staff release it", async () => {
  const leadId = await captureRequest(caughtByHoneypot);
  expect(await sharesOf(leadId)).toEqual([]);
  await releaseLead(platform(), member, { leadId, enquiryId: null });
  expect(await sharesOf(leadId)).toHaveLength(1);
});

test("leads don't count while the participant is paused", async () => {
  await setStatus("paused");
  const leadId = await captureRequest();
  await setStatus("active");
  expect(await sharesOf(leadId)).toEqual([]);
});

test("a contractor's older participation gets the lead", async () => {
  await join(newId());
  platform().passTime(60_000);
  expect(await sharesOf(await captureRequest())).toMatchObject([
    { participantId: ids.participant },
  ]);
});

test("erasing the homeowner keeps the record without its lead", async () => {
  const leadId = await captureRequest();
  const [share] = await sharesOf(leadId);
  await eraseHomeowner(platform(), member, leadId);
  const [remaining] = await query()
    .select()
    .from(revenueShareLeads)
    .where(eq(revenueShareLeads.id, share?.id ?? ""));
  expect(remaining).toEqual({ ...share, leadId: null });
});

test("with alerts off, a lead is saved and counted; staff are notified", async () => {
  const outcome = async () => {
    const leadId = await captureRequest();
    await processEvents(platform());
    const written = await query().select().from(messages).where(eq(messages.subjectId, leadId));
    for (const { id } of written)
      await deliver(platform(), system("test"), { messageId: id }, attempt);
    const states = await query().select().from(messages).where(eq(messages.subjectId, leadId));
    const stateOf = (address: string) => {
      const state = states.find(({ toAddress }) => toAddress === address);
      return [state?.state, state?.lastError];
    };
    const shares = (await sharesOf(leadId)).length;
    return {
      participant: stateOf("ann@waco.example"),
      staff: stateOf("staff@hearth.example"),
      shares,
    };
  };
  const withheld = ["kept", null];
  const declined = ["suppressed", "The participant turned off emails about leads"];
  await choose({ status: "active", email_notifications: false });
  expect(await outcome()).toEqual({ participant: declined, staff: withheld, shares: 1 });
  await choose({ status: "paused" });
  expect(await outcome()).toEqual({ participant: declined, staff: withheld, shares: 0 });
  await choose({ status: "ended" });
  expect(await outcome()).toEqual({ participant: withheld, staff: withheld, shares: 0 });
  await choose({ status: "active", email_notifications: true });
  expect(await outcome()).toEqual({ participant: withheld, staff: withheld, shares: 1 });
});

const attempt = { number: 1, last: true, signal: new AbortController().signal };
