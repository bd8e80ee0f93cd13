import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { leadReports } from "~/domains/growth/growth.tables.server.ts";
import {
  decideReport,
  findLeadReport,
  listLeadReports,
  reportLead,
} from "~/domains/growth/lead-reports/lead-reports.server.ts";
import {
  revenueShareApplications,
  revenueShareLeads,
  revenueShareParticipants,
} from "~/domains/growth/revenue-share/revenue-share.tables.server.ts";
import { addLead } from "~/domains/intake/lead-entry/add-lead.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { describeNotification } from "~/domains/office/notifications/alerts/describe-notification.server.ts";
import { sendDueMemberAlerts } from "~/domains/office/notifications/alerts/send-member-alerts.server.ts";
import { saveNotificationSettings } from "~/domains/office/notifications/choices/own-settings.server.ts";
import { notifications } from "~/domains/office/notifications/notifications.tables.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { staffActor } from "../setup/actors.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { followUps } from "./follow-up-fixtures.ts";

const platform = sharedPlatform();
const { query, businessWithLead, enrollmentOf } = followUps(platform);
const reviewer = staffActor("reviewer");

async function reported() {
  const capturedLead = await businessWithLead();
  const owner = await addBusinessMember(platform(), capturedLead.contractorId, "owner");
  const report = () =>
    reportLead(platform(), owner, capturedLead.leadId, {
      reason: "wrong_number",
      words: "A pizzeria",
    });
  const first = await report();
  const [row] = await query()
    .select()
    .from(leadReports)
    .where(eq(leadReports.leadId, capturedLead.leadId));
  const decide = (decision: "accepted" | "declined", reply: string | null = null) =>
    decideReport(platform(), reviewer, row?.id ?? "", { decision, answer: reply });
  const lead = async () =>
    (await query().select().from(leads).where(eq(leads.id, capturedLead.leadId)))[0];
  const mails = async () => {
    await processEvents(platform());
    await sendDueMemberAlerts(platform(), system("test"), { memberId: owner.id });
    return query()
      .select()
      .from(messages)
      .where(
        and(eq(messages.kind, "lead-report-decided"), eq(messages.subjectId, capturedLead.leadId)),
      );
  };
  return { ...capturedLead, owner, report, first, decide, lead, mails };
}

test("leads.bad-lead: a lead is reported once; accepting marks it lost, stops messages", async () => {
  const { owner, leadId, first, report, decide, lead, mails } = await reported();
  expect(first).toEqual({ ok: true });
  expect(await report()).toMatchObject({ code: "already_done" });
  const listed = async (filter: Parameters<typeof listLeadReports>[2]) =>
    (await listLeadReports(platform(), reviewer, filter, null)).rows.filter(
      (row) => row.leadId === leadId,
    ).length;
  expect(await listed({ state: "open", reason: "wrong_number" })).toBe(1);
  expect(await listed({ state: "open", reason: "spam" })).toBe(0);
  expect(await decide("accepted")).toEqual({ ok: true });
  expect(await decide("declined", "No")).toMatchObject({ code: "already_done" });
  await processEvents(platform());
  expect(await lead()).toMatchObject({ status: "lost", lostReason: "other" });
  expect(await enrollmentOf(leadId)).toMatchObject({ endReason: "lead_moved_on" });
  expect(await findLeadReport(platform(), owner, leadId)).toMatchObject({ state: "accepted" });
  expect(await mails()).toMatchObject([{ toAddress: owner.email }]);
  expect(await listed({ state: "open", reason: null })).toBe(0);
});

test("leads.bad-lead: a declined report keeps the lead and shows the reason", async () => {
  const { owner, leadId, decide, lead, mails } = await reported();
  await decide("declined", "They answered our call.");
  await processEvents(platform());
  expect(await lead()).toMatchObject({ status: "new" });
  expect(await findLeadReport(platform(), owner, leadId)).toMatchObject({
    state: "declined",
    answer: "They answered our call.",
  });
  expect(await mails()).toHaveLength(1);
});

test("leads.bad-lead, notifications.by-choice: only members who want the decision email get it", async () => {
  const { contractorId, owner, decide, mails } = await reported();
  const office = await addBusinessMember(platform(), contractorId, "office");
  await saveNotificationSettings(platform(), owner, { "by_report-decided": ["push"] });
  await decide("accepted");
  expect(await mails()).toEqual([]);
  const notices = await query()
    .select()
    .from(notifications)
    .where(eq(notifications.contractorId, contractorId));
  expect(notices.map(({ memberId }) => memberId)).toContain(owner.id);
  expect(notices.map(({ memberId }) => memberId)).not.toContain(office.id);
  const alert = notices.find(({ kind }) => kind === "report-decided");
  const shown = alert && (await describeNotification(query(), alert, "America/Chicago"));
  expect(shown?.title).toMatch(/^Bad lead report accepted: /);
});

test("an accepted report ends a pending deal but keeps a converted one", async () => {
  const share = async (status: "pending" | "converted") => {
    const { contractorId, leadId, decide } = await reported();
    const [applicationId, participantId] = [newId(), newId()];
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
    const joinedAt = platform().clock.now();
    await query()
      .insert(revenueShareParticipants)
      .values({ id: participantId, contractorId, applicationId, joinedAt });
    await query()
      .insert(revenueShareLeads)
      .values({ participantId, leadId, conversionStatus: status });
    await decide("accepted");
    await processEvents(platform());
    const [row] = await query()
      .select()
      .from(revenueShareLeads)
      .where(eq(revenueShareLeads.leadId, leadId));
    return row?.conversionStatus;
  };
  expect(await share("pending")).toBe("lost");
  expect(await share("converted")).toBe("converted");
});

test("leads.bad-lead: leads that the business added itself can't be reported", async () => {
  const { contractorId, pageId } = await businessWithLead();
  const owner = await addBusinessMember(platform(), contractorId, "owner");
  const added = await addLead(platform(), owner, {
    request: {
      name: "Walter",
      phone: "+15125550177",
      email: null,
      need: "A tap",
      page_id: pageId,
      zip_code: "78701",
      urgency: "planning",
      source: "walk_in",
      agreed_to_texts: false,
      agreed_how: null,
      follow_up: false,
    },
    requestKey: null,
  });
  const leadId = added.ok ? added.leadId : "";
  const report = { reason: "spam" as const, words: null };
  expect(await reportLead(platform(), owner, leadId, report)).toMatchObject({
    code: "not_possible",
  });
});
