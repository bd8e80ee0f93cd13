import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  addLeadTask,
  finishLeadTask,
  listLeadTasks,
} from "~/domains/leads/lead-tasks/lead-tasks.server.ts";
import { moveFollowingVisits } from "~/domains/schedule/recurring-visits/change-recurrence.server.ts";
import { stopRecurrence } from "~/domains/schedule/recurring-visits/end-recurrence.server.ts";
import { moveSchema, newJobSchema } from "~/domains/schedule/schedule.schema.ts";
import { bookJob } from "~/domains/schedule/visits/book-job.server.ts";
import { check } from "~/platform/validation/form.ts";
import {
  changeMember,
  revokeMember,
} from "../../src/domains/identity/members/team/change-member.server.ts";
import { describeNotification } from "../../src/domains/office/notifications/alerts/describe-notification.server.ts";
import { notifyOfTasks } from "../../src/domains/office/notifications/alerts/notify-of-tasks.server.ts";
import {
  notificationSettings,
  notifications,
} from "../../src/domains/office/notifications/notifications.tables.server.ts";
import { endRetentionPeriods } from "../../src/domains/operations/retention/end-retention.server.ts";
import { seoPages } from "../../src/domains/storefront/storefront.tables.server.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit, crewOf, rescheduleAs, visitForm } from "./appointment-fixtures.ts";
import { notified } from "./notification-fixtures.ts";

/** Starts on Friday, November 20, at 9 AM in Austin, and advances from test to test. */
const platform = sharedPlatform();
const { query, ask, job, passTimeUntil, business, choose, notifyMembers, emailsTo, mailOf } =
  notified(platform);
const hour = 60 * 60_000;

test("notifications.by-choice: a lead's email contains its number and request", async () => {
  const { pageId, contractorId, owner } = await business();
  const office = await addBusinessMember(platform(), contractorId, "office");
  await choose(office, { by_lead: [] });
  await ask(pageId, { name: "Rita Moss", phone: "(512) 555-0177", email: "" });
  await notifyMembers(owner, office);
  await notifyMembers(owner, office);
  const mails = await emailsTo(owner.email);
  expect(mails.map(({ kind }) => kind)).toEqual(["member-alert"]);
  expect(await emailsTo(office.email)).toEqual([]);
  const mail = await mailOf(mails[0]?.id ?? "");
  expect(mail.subject).toBe("New lead: Rita Moss");
  expect(mail.html).toContain("/crm/leads/");
  expect(mail.text).toMatch(/Phone: \(512\) 555-0177\s+Request: The sink leaks/);
});

test("a business's own address gets no second email as a member", async () => {
  const { pageId, contractorId, owner } = await business();
  await query()
    .update(seoPages)
    .set({ email: owner.email.toUpperCase() })
    .where(eq(seoPages.id, pageId));
  const otherMember = await addBusinessMember(platform(), contractorId, "office");
  for (const member of [owner, otherMember]) await choose(member, { by_lead: ["email"] });
  await ask(pageId, { phone: "(512) 555-0178", email: "" });
  await notifyMembers(owner, otherMember);
  expect(await emailsTo(owner.email)).toEqual([]);
  expect(await emailsTo(owner.email.toUpperCase())).toMatchObject([{ kind: "lead-received" }]);
  expect(await emailsTo(otherMember.email)).toMatchObject([{ kind: "member-alert" }]);
});

test("night events wait until morning, and a revoked member gets none", async () => {
  const { pageId, contractorId, owner } = await business();
  const office = await addBusinessMember(platform(), contractorId, "office");
  const night = { by_lead: ["email"], quiet: "on", quiet_from: "21:00", quiet_until: "07:00" };
  for (const member of [owner, office]) await choose(member, night);
  passTimeUntil(22);
  await ask(pageId, { phone: "(512) 555-0179", email: "" });
  await notifyMembers(owner, office);
  expect(await emailsTo(owner.email)).toEqual([]);
  await revokeMember(platform(), owner, contractorId, office.id);
  passTimeUntil(7);
  await notifyMembers(owner, office);
  expect(await emailsTo(owner.email)).toHaveLength(1);
  expect(await emailsTo(office.email)).toEqual([]);
  const remaining = await query()
    .select()
    .from(notifications)
    .where(eq(notifications.memberId, office.id));
  expect(remaining).toEqual([]);
});

test("a morning summary contains what the member's role and crew may see", async () => {
  const { pageId, contractorId, owner } = await business();
  const office = await addBusinessMember(platform(), contractorId, "office");
  const technician = await addBusinessMember(platform(), contractorId, "technician");
  const night = { quiet: "on", quiet_from: "21:00", quiet_until: "07:00" };
  const chosen = { ...night, by_lead: ["email"], "by_visit-booked": ["email"] };
  for (const member of [office, technician]) await choose(member, chosen);
  const crew_id = await crewOf(platform(), owner, "Truck 1", [technician.id]);
  const otherCrewId = await crewOf(platform(), owner, "Truck 2");
  passTimeUntil(22);
  await ask(pageId, { phone: "(512) 555-0186", email: "" });
  const visitId = await addVisit(platform(), owner, { crew_id });
  await processEvents(platform());
  const changed = { role: "technician", money_allowed: "" };
  expect(await changeMember(platform(), owner, contractorId, office.id, changed)).toEqual({
    ok: true,
  });
  await rescheduleAs(platform(), owner, visitId, { crew_id: otherCrewId });
  passTimeUntil(7);
  await notifyMembers(office, technician);
  expect(await emailsTo(office.email)).toEqual([]);
  expect(await emailsTo(technician.email)).toEqual([]);
});

test("everyone but the person who changed a recurring job is notified", async () => {
  const { contractorId, owner } = await business();
  const office = await addBusinessMember(platform(), contractorId, "office");
  const all = { "by_visit-moved": ["email"], "by_visit-canceled": ["email"] };
  for (const member of [owner, office]) await choose(member, all);
  const checked = check(newJobSchema, visitForm({ repeats: "weekly", date: "2026-12-14" }));
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  const job = await bookJob(platform(), owner, { request: checked.value, requestKey: null });
  if (!job.ok) throw new Error(JSON.stringify(job));
  const move = check(moveSchema, visitForm({ version: "1", date: "2026-12-15" }));
  if (!move.ok) throw new Error(JSON.stringify(move.errors));
  await moveFollowingVisits(platform(), owner, job.visitId, move.value);
  await processEvents(platform());
  await stopRecurrence(platform(), owner, job.visitId);
  await processEvents(platform());
  await notifyMembers(owner, office);
  expect(await emailsTo(owner.email)).toEqual([]);
  expect(await emailsTo(office.email)).toHaveLength(2);
});

test("technicians are notified about their crews' appointments, except their own changes", async () => {
  const { contractorId, owner } = await business();
  const [own, otherMember] = [
    await addBusinessMember(platform(), contractorId, "technician"),
    await addBusinessMember(platform(), contractorId, "technician"),
  ];
  const office = await addBusinessMember(platform(), contractorId, "office");
  const all = { by_lead: ["email"], "by_visit-booked": ["email"], "by_visit-moved": ["email"] };
  for (const member of [owner, own, otherMember, office]) await choose(member, all);
  const crew_id = await crewOf(platform(), owner, "Truck 1", [own.id]);
  const visitId = await addVisit(platform(), owner, { crew_id });
  await processEvents(platform());
  await notifyMembers(owner, own, otherMember, office);
  const notifiedCounts = async () =>
    Promise.all(
      [owner, own, otherMember, office].map(async ({ email }) => (await emailsTo(email)).length),
    );
  expect(await notifiedCounts()).toEqual([0, 1, 0, 1]);
  const [mail] = await emailsTo(own.email);
  expect((await mailOf(mail?.id ?? "")).subject).toBe("Appointment booked: Sam Stone");
  await rescheduleAs(platform(), office, visitId, { crew_id, time: "11:00" });
  await processEvents(platform());
  await notifyMembers(owner, own, otherMember, office);
  expect(await notifiedCounts()).toEqual([1, 2, 0, 1]);
});

test("notifications expire after 30 days, former members' contact details after one night", async () => {
  const { pageId, contractorId, owner } = await business();
  const former = await addBusinessMember(platform(), contractorId, "office");
  for (const member of [owner, former]) await choose(member, { by_lead: ["email"] });
  await ask(pageId, { phone: "(512) 555-0185", email: "" });
  await notifyMembers(owner, former);
  await revokeMember(platform(), owner, contractorId, former.id);
  const rowsOf = async (memberId: string) => ({
    alerts: (await query().select().from(notifications).where(eq(notifications.memberId, memberId)))
      .length,
    settings: (
      await query()
        .select()
        .from(notificationSettings)
        .where(eq(notificationSettings.memberId, memberId))
    ).length,
  });
  await endRetentionPeriods(platform(), job);
  expect(await rowsOf(owner.id)).toEqual({ alerts: 1, settings: 1 });
  expect(await rowsOf(former.id)).toEqual({ alerts: 0, settings: 0 });
  platform().passTime(31 * 24 * hour);
  await endRetentionPeriods(platform(), job);
  expect(await rowsOf(owner.id)).toEqual({ alerts: 0, settings: 1 });
});

test("notifications.by-choice: at eight a task notifies its assignee, else the office", async () => {
  const { contractorId, owner, leadId } = await business();
  const office = await addBusinessMember(platform(), contractorId, "office");
  for (const member of [owner, office]) await choose(member, { "by_task-due": ["email"] });
  const inDays = (days: number) =>
    new Date(platform().clock.now().getTime() + days * 24 * hour).toISOString().slice(0, 10);
  const [tomorrow, dayAfter] = [inDays(1), inDays(2)];
  const add = (text: string, member_id: string | null, due_on = tomorrow) => {
    const task = { task: text, member_id, due_on };
    return addLeadTask(platform(), owner, { leadId, task, requestKey: null });
  };
  await add("Call about the quote", office.id);
  await add("Order parts", null);
  await add("Done before its day", office.id);
  const tasks = await listLeadTasks(platform(), owner, leadId);
  const early = tasks.find(({ text }) => text === "Done before its day");
  await finishLeadTask(platform(), owner, early?.id ?? "");
  const notifiedCounts = async () => {
    await notifyOfTasks(platform(), job);
    await notifyMembers(owner, office);
    return Promise.all([owner, office].map(async ({ email }) => (await emailsTo(email)).length));
  };
  expect(await notifiedCounts()).toEqual([0, 0]);
  passTimeUntil(7);
  expect(await notifiedCounts()).toEqual([0, 0]);
  passTimeUntil(8);
  expect(await notifiedCounts()).toEqual([1, 2]);
  expect(await notifiedCounts()).toEqual([1, 2]);
  const alerts = await query()
    .select()
    .from(notifications)
    .where(eq(notifications.memberId, office.id));
  const shown = await Promise.all(
    alerts.map((alert) => describeNotification(query(), alert, "America/Chicago")),
  );
  expect(shown.map((notification) => notification?.title).toSorted()).toEqual([
    "Task due today: Emily Carter: Call about the quote",
    "Task due today: Emily Carter: Order parts",
  ]);
  // A task added for today notifies immediately; an overdue one isn't sent late.
  passTimeUntil(12);
  await add("Today still", null);
  expect(await notifiedCounts()).toEqual([2, 3]);
  await add("While nobody worked", null, dayAfter);
  passTimeUntil(7);
  passTimeUntil(6);
  expect(await notifiedCounts()).toEqual([2, 3]);
});
