import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openReviewPage, sendPrivateMessage } from "~/domains/growth/reviews/review-page.server.ts";
import { readReviewSettings, saveReviewSettings } from "~/domains/growth/reviews/reviews.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { deliver } from "~/domains/messaging/messages/delivery/deliver-message.server.ts";
import { optOut } from "~/domains/messaging/opt-outs/opt-out.server.ts";
import { senders } from "~/domains/phone-numbers/senders/senders.tables.server.ts";
import { workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { reopenVisit } from "~/domains/schedule/visits/restore-visit.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { system } from "../../src/domains/shared/access/actor.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit, cancel, newBusiness } from "./appointment-fixtures.ts";
import { google, reviews, settingsForm } from "./review-fixtures.ts";

/** The clock starts on Friday, November 20, at 9 AM in Austin. */
const platform = sharedPlatform({ TIME_ZONE: "America/Chicago" });
const {
  query,
  businessWithReviews,
  requestingByEmail,
  requestedByEmail,
  complete,
  done,
  sendReviewRequests,
  requestsOf,
  sentBy,
  tokenOf,
} = reviews(platform);
const hour = 60 * 60_000;
const day = 24 * hour;
const pass = (milliseconds: number) => platform().passTime(milliseconds);

test("owners and office configure review requests, which need a review page", async () => {
  const owner = await newBusiness(platform());
  const save = (change: Record<string, string>, by = owner) =>
    saveReviewSettings(platform(), by, settingsForm(change));
  expect(await readReviewSettings(platform(), owner)).toMatchObject({ enabled: false, links: [] });
  expect(await save({ google: "" })).toMatchObject({
    errors: { google: "Add at least one review page" },
  });
  expect(await save({ google: "evil.example", other: "https://10.0.0.1/x" })).toMatchObject({
    errors: {
      google: expect.stringContaining("isn’t a Google review page"),
      other: expect.any(String),
    },
  });
  expect(await save({ other: google })).toMatchObject({
    errors: { other: "This page is already listed above" },
  });
  expect(await save({ delay: "1", channel: "fax" })).toMatchObject({
    errors: { delay: expect.any(String), channel: expect.any(String) },
  });
  const office = await addBusinessMember(platform(), owner.contractorId, "office");
  expect(await save({ google: "g.page/r/abc/review" }, office)).toEqual({ ok: true });
  const technician = await addBusinessMember(platform(), owner.contractorId, "technician");
  await expect(save({}, technician)).rejects.toThrow();
  expect(await readReviewSettings(platform(), owner)).toEqual({
    enabled: true,
    channel: "text",
    delayMinutes: 120,
    links: [{ site: "google", url: "https://g.page/r/abc/review" }],
  });
});

test("a customer with marketing consent is texted once after the job", async () => {
  const { owner, about, contractorId } = await businessWithReviews();
  await done(owner, about);
  await sendReviewRequests();
  expect(await sentBy(contractorId)).toEqual([]);
  pass(2 * hour);
  await Promise.all([sendReviewRequests(), sendReviewRequests()]);
  await sendReviewRequests();
  const [request] = await requestsOf(contractorId);
  expect(request).toMatchObject({
    state: "asked",
    channel: "sms",
    requestedAt: platform().clock.now(),
  });
  const sent = await sentBy(contractorId);
  expect(sent).toMatchObject([{ channel: "sms", kind: "review-text" }]);
  expect(sent[0]?.text).toMatch(/^Bluebonnet Plumbing: Thanks for choosing us on Fri, Nov 20\./);
  expect(sent[0]?.text).toContain(`/r/${tokenOf(request?.id ?? "")}`);
});

test("a customer without marketing consent is emailed, with unsubscribe details", async () => {
  const { owner, about, contractorId } = await businessWithReviews({ marketing_sms: "" });
  await done(owner, { ...about, what: "A leak at evil.example" });
  pass(day);
  await sendReviewRequests();
  const [sent] = await sentBy(contractorId);
  expect(sent).toMatchObject({ channel: "email", kind: "review-request" });
  const attempt = { number: 1, last: false, signal: new AbortController().signal };
  await deliver(platform(), system("test"), { messageId: sent?.id ?? "" }, attempt);
  const [stored] = await sentBy(contractorId);
  expect(stored).toMatchObject({ state: "kept", subject: "How was your visit with Bluebonnet?" });
  expect(stored?.text).toContain("/r/");
  expect(stored?.text).toContain("/preferences/");
  expect(stored?.text).toContain(platform().settings.postalAddress);
  expect(stored?.text).not.toContain("evil.example");
});

test("non-leads get a preferences page too, and opted-out people get nothing", async () => {
  const { owner, contractorId } = await requestingByEmail();
  await done(owner);
  pass(day);
  await sendReviewRequests();
  const [sent] = await sentBy(contractorId);
  const [conversation] = await query()
    .select()
    .from(conversations)
    .where(eq(conversations.contractorId, contractorId));
  expect(sent).toMatchObject({ channel: "email", conversationId: conversation?.id });
  const other = await requestingByEmail();
  const address = "sam@home.example";
  const person = { contractorId: other.contractorId, channel: "email" as const, address };
  await inTransaction(platform(), (work) => optOut(work, platform(), person, { way: "page" }));
  await done(other.owner);
  pass(day);
  await sendReviewRequests();
  expect(await sentBy(other.contractorId)).toEqual([]);
  expect(await requestsOf(other.contractorId)).toMatchObject([
    { state: "unreachable", reason: "declined", nextAt: null },
  ]);
});

test("reviews.everybody: feedback never affects who gets requests, how or how often", async () => {
  const { owner, contractorId } = await requestingByEmail();
  const people = ["furious", "happy", "silent"].map((name, index) => ({
    customer_name: name,
    phone: `(512) 555-01${50 + index}`,
    email: `${name}@home.example`,
    time: `${10 + 3 * index}:00`,
  }));
  for (const person of people) await done(owner, person);
  pass(day);
  await sendReviewRequests();
  const requests = await requestsOf(contractorId);
  const texts = {
    furious: "The worst crew ever. I will sue you.",
    happy: "Great work, thank you!",
  };
  const jobs = await query()
    .select()
    .from(workOrders)
    .where(eq(workOrders.contractorId, contractorId));
  for (const { id, workOrderId } of requests) {
    const name = jobs.find((job) => job.id === workOrderId)?.customerName ?? "";
    const text = texts[name as keyof typeof texts];
    const requestKey = crypto.randomUUID();
    if (text) await sendPrivateMessage(platform(), tokenOf(id), { words: text, requestKey });
  }
  pass(5 * day);
  await sendReviewRequests();
  const sent = await sentBy(contractorId);
  const to = (name: string) =>
    sent
      .filter(({ toAddress }) => toAddress === `${name}@home.example`)
      .map(({ kind, params }) => [kind, (params as { reminds: boolean }).reminds]);
  expect(to("furious")).toEqual([
    ["review-request", false],
    ["review-request", true],
  ]);
  expect(to("happy")).toEqual(to("furious"));
  expect(to("silent")).toEqual(to("furious"));
  // After another job, once they're eligible again, all three get a request.
  pass(180 * day);
  for (const person of people) await done(owner, { ...person, date: "2027-06-01" });
  pass(day);
  await sendReviewRequests();
  expect((await requestsOf(contractorId)).filter(({ state }) => state === "asked")).toHaveLength(6);
});

test("sends one reminder after four days, unless clicked or turned off", async () => {
  const [first, two, three] = [
    await requestedByEmail(),
    await requestedByEmail(),
    await requestedByEmail(),
  ];
  await openReviewPage(platform(), two.token, "google");
  await saveReviewSettings(platform(), three.owner, settingsForm({ enabled: "" }));
  pass(5 * day);
  await sendReviewRequests();
  pass(10 * day);
  await sendReviewRequests();
  const remindersOf = async ({ contractorId }: { contractorId: string }) =>
    (await sentBy(contractorId)).length - 1;
  expect(await Promise.all([first, two, three].map(remindersOf))).toEqual([1, 0, 0]);
  expect((await requestsOf(first.contractorId))[0]?.remindedAt).not.toBeNull();
});

test("reviews.after-job: counts the last appointment, including new, canceled and reopened ones", async () => {
  const { owner, contractorId } = await requestingByEmail();
  const first = await addVisit(platform(), owner);
  const [job] = await query()
    .select()
    .from(workOrders)
    .where(eq(workOrders.contractorId, contractorId));
  const more = { work_order_id: job?.id ?? "" };
  const second = await addVisit(platform(), owner, { ...more, time: "15:00" });
  await complete(owner, first);
  expect(await requestsOf(contractorId)).toEqual([]);
  await cancel(platform(), owner, second);
  await processEvents(platform());
  expect(await requestsOf(contractorId)).toMatchObject([{ visitId: first, state: "waiting" }]);
  const third = await addVisit(platform(), owner, { ...more, date: "2026-12-23" });
  pass(day);
  await sendReviewRequests();
  expect(await requestsOf(contractorId)).toMatchObject([
    { state: "stopped", reason: "further_visit" },
  ]);
  await complete(owner, third);
  await reopenVisit(platform(), owner, third);
  await processEvents(platform());
  const last = async () =>
    (await requestsOf(contractorId)).find(({ visitId }) => visitId === third);
  expect(await last()).toMatchObject({ state: "stopped", reason: "reopened", nextAt: null });
  await complete(owner, third);
  pass(day);
  await sendReviewRequests();
  expect(await last()).toMatchObject({ state: "asked", reason: null });
  await reopenVisit(platform(), owner, third);
  await processEvents(platform());
  pass(5 * day);
  await sendReviewRequests();
  expect(await sentBy(contractorId)).toHaveLength(1);
});

test("reviews.after-job: a job closed days after its work sends its request then", async () => {
  const { owner, contractorId } = await requestingByEmail();
  const first = await addVisit(platform(), owner);
  const [job] = await query()
    .select()
    .from(workOrders)
    .where(eq(workOrders.contractorId, contractorId));
  const second = await addVisit(platform(), owner, {
    work_order_id: job?.id ?? "",
    date: "2026-12-23",
  });
  await complete(owner, first);
  pass(3 * day);
  await cancel(platform(), owner, second);
  await processEvents(platform());
  const [planned] = await requestsOf(contractorId);
  expect(planned?.visitId).toBe(first);
  expect(planned?.dueAt.getTime()).toBeGreaterThanOrEqual(platform().clock.now().getTime());
  pass(day);
  await sendReviewRequests();
  const [mail] = await sentBy(contractorId);
  expect(mail).toBeDefined();
});

test("sends one request per person and business in six months, even concurrently", async () => {
  const { owner, contractorId } = await requestingByEmail();
  const visits = [
    await addVisit(platform(), owner),
    await addVisit(platform(), owner, { time: "15:00" }),
  ];
  await Promise.all(visits.map((id) => complete(owner, id)));
  expect(await requestsOf(contractorId)).toHaveLength(1);
  pass(day);
  await sendReviewRequests();
  await done(owner, { time: "18:00", email: "SAM@home.example", phone: "" });
  expect(await requestsOf(contractorId)).toHaveLength(1);
  const other = await requestingByEmail();
  await done(other.owner);
  expect(await requestsOf(other.contractorId)).toHaveLength(1);
});

test("at night requests wait; without a business number they are emailed", async () => {
  const passTo = (moment: string) =>
    pass(new Date(moment).getTime() - platform().clock.now().getTime());
  // A Saturday evening in Texas, where business texts are sent from noon on Sundays.
  passTo("2028-01-02T01:00:00Z");
  const { owner, about, contractorId } = await businessWithReviews();
  const otherBusiness = await businessWithReviews();
  await query().delete(senders).where(eq(senders.contractorId, otherBusiness.contractorId));
  await done(owner, { ...about, date: "2028-01-01" });
  await done(otherBusiness.owner, { ...otherBusiness.about, date: "2028-01-01" });
  const morning = new Date("2028-01-02T15:00:00Z");
  expect(await requestsOf(contractorId)).toMatchObject([{ dueAt: morning, nextAt: morning }]);
  passTo("2028-01-02T15:00:00Z");
  await sendReviewRequests();
  const noon = new Date("2028-01-02T18:00:00Z");
  expect(await requestsOf(contractorId)).toMatchObject([{ state: "waiting", nextAt: noon }]);
  expect(await sentBy(otherBusiness.contractorId)).toMatchObject([{ channel: "email" }]);
  passTo("2028-01-02T18:00:00Z");
  await sendReviewRequests();
  expect(await sentBy(contractorId)).toMatchObject([{ channel: "sms" }]);
});
