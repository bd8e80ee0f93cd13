import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { hashDocument } from "~/domains/billing/documents.server.ts";
import { declineJobEstimate } from "~/domains/billing/job-estimates/accept-estimate.server.ts";
import {
  findEstimateByLink,
  sendEstimateQuestion,
} from "~/domains/billing/job-estimates/customer-estimate.server.ts";
import {
  listJobEstimates,
  listRelatedEstimates,
} from "~/domains/billing/job-estimates/find-estimates.server.ts";
import {
  jobEstimateAnswers,
  jobEstimates,
  jobEstimateVersions,
} from "~/domains/billing/job-estimates/job-estimates.tables.server.ts";
import { jobEstimateText } from "~/domains/billing/job-estimates/job-estimates.text.en.ts";
import { withdrawJobEstimate } from "~/domains/billing/job-estimates/save-estimate.server.ts";
import { sendEstimateReminders } from "~/domains/billing/job-estimates/send-estimate.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { deliver } from "~/domains/messaging/messages/delivery/deliver-message.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { eraseHomeowner } from "~/domains/operations/privacy/erase-person.server.ts";
import { exportHomeowner } from "~/domains/operations/privacy/export-person.server.ts";
import { visits } from "~/domains/schedule/schedule.tables.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { staffActor } from "../setup/actors.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { book } from "./appointment-fixtures.ts";
import {
  addDraftEstimate,
  addSentEstimate,
  editorOf,
  estimates,
  line,
  send,
  tokenOf,
} from "./estimate-fixtures.ts";

/** Starts on Friday, November 20, at 9 AM in Austin, and stops between the tests. */
const platform = sharedPlatform();
const day = 24 * 60 * 60_000;
const attempt = { number: 1, last: false, signal: new AbortController().signal };
const { query, ownerWithLead, accept, rowOf, leadOf, jobsOf, answersOf, sentTo, enrollmentOf } =
  estimates(platform);

test("estimates.accept: concurrent acceptances sign once, create the job and end the follow-up", async () => {
  const { owner, about, leadId, contractorId } = await ownerWithLead();
  const options = [
    { name: "Good", lines: [line("Labor", "100")] },
    { name: "Best", lines: [line("Labor", "100"), line("Parts", "50.50")] },
  ];
  const { estimateId, token } = await addSentEstimate(platform(), owner, { about, options });
  expect(await accept(token, { option: 7 })).toMatchObject({
    errors: { option: expect.any(String) },
  });
  const responses = await Promise.all([1, 2, 3].map(() => accept(token, { option: 1 })));
  expect(responses.map((result) => result.ok && result.changed).toSorted()).toEqual([
    false,
    false,
    true,
  ]);
  const [sent] = await query()
    .select()
    .from(jobEstimateVersions)
    .where(eq(jobEstimateVersions.estimateId, estimateId));
  const documentHash = sent ? hashDocument(sent.document) : "";
  expect(await answersOf(estimateId)).toMatchObject([
    {
      kind: "accepted",
      option: 1,
      totalCents: 15_050,
      typedName: "Emily Carter",
      wording: jobEstimateText.acceptWording(2),
      ipAddress: "203.0.113.7",
      documentHash,
    },
  ]);
  expect(sent?.documentHash).toBe(documentHash);
  expect(await jobsOf(contractorId)).toMatchObject([
    { leadId, valueCents: 15_050, what: "Leaking sink", status: "open" },
  ]);
  expect(await enrollmentOf(leadId)).toMatchObject({ endReason: "lead_moved_on" });
  expect(await leadOf(leadId)).toMatchObject({ status: "booked" });
  expect(await sentTo(contractorId, "job-estimate-answered")).toHaveLength(1);
  expect(await listRelatedEstimates(platform(), owner, { leadId })).toMatchObject([
    { shownState: "accepted", lowCents: 15_050, highCents: 15_050 },
  ]);
  const job = (await rowOf(estimateId))?.workOrderId ?? "";
  const visit = await book(platform(), owner, { work_order_id: job, value: "150.50" });
  expect(visit).toMatchObject({ ok: true });
  const planned = await query().select().from(visits).where(eq(visits.workOrderId, job));
  expect(planned).toHaveLength(1);
  expect(await jobsOf(contractorId)).toHaveLength(1);
});

test("estimates.versions: sent, answered and accepted versions never change", async () => {
  const { owner, about } = await ownerWithLead();
  const { estimateId, token } = await addSentEstimate(platform(), owner, { about });
  const editor = await editorOf(platform(), owner, estimateId);
  const change = (what: string) =>
    editor.save(({ fields, options }) => ({ fields: { ...fields, what }, options }));
  expect(await change("Two sinks")).toMatchObject({ ok: true });
  expect((await findEstimateByLink(platform(), token))?.shown.what).toBe("Leaking sink");
  expect((await editorOf(platform(), owner, estimateId)).isChanged).toBe(true);
  // Sent again while the customer reads the first version.
  await send(platform(), owner, estimateId);
  expect(await accept(token)).toMatchObject({ code: "changed_elsewhere" });
  expect((await findEstimateByLink(platform(), token))?.shown).toMatchObject({
    what: "Two sinks",
    version: 2,
  });
  expect(await accept(token, { version: 2 })).toMatchObject({ ok: true, changed: true });
  expect(await change("Three sinks")).toMatchObject({ code: "already_done" });
  expect(await send(platform(), owner, estimateId)).toMatchObject({ code: "already_done" });
  const refused = { cause: { message: expect.stringContaining("is refused") } };
  const versions = query().update(jobEstimateVersions).set({ documentHash: "other" });
  await expect(versions.execute()).rejects.toMatchObject(refused);
  const update = query().update(jobEstimateAnswers).set({ totalCents: 1 });
  await expect(update.execute()).rejects.toMatchObject(refused);
});

test("estimates.accept: concurrent edits, sends and acceptance end in one consistent state", async () => {
  const { owner, about, contractorId } = await ownerWithLead();
  for (let round = 0; round < 5; round += 1) {
    const { estimateId, token } = await addSentEstimate(platform(), owner, { about });
    const editor = await editorOf(platform(), owner, estimateId);
    const [result, saved, sent] = await Promise.all([
      accept(token),
      editor.save(({ fields, options }) => ({ fields: { ...fields, what: "Other" }, options })),
      send(platform(), owner, estimateId),
    ]);
    const row = await rowOf(estimateId);
    expect(row?.state).toBe(result.ok ? "accepted" : "sent");
    if (!result.ok) expect(result.code).toBe("changed_elsewhere");
    if (result.ok && row?.version === 2) throw new Error("a version was sent after the acceptance");
    if (!saved.ok) expect(saved.code).toBe("already_done");
    if (!sent.ok) expect(["already_done", "changed_elsewhere"]).toContain(sent.code);
    const accepted = (await answersOf(estimateId)).filter(({ kind }) => kind === "accepted");
    expect(accepted).toHaveLength(result.ok ? 1 : 0);
  }
  const made = (await query().select().from(jobEstimates)).filter(
    (estimate) => estimate.contractorId === contractorId && estimate.state === "accepted",
  );
  // All are for one request.
  expect(await jobsOf(contractorId)).toHaveLength(Math.min(1, made.length));
});

test("a customer declines with a reason, and the business sends another version", async () => {
  const { owner, contractorId } = await ownerWithLead();
  const { estimateId, token } = await addSentEstimate(platform(), owner);
  const reason = { version: 1, reason: "Too dear", ipAddress: "203.0.113.7" };
  expect(await declineJobEstimate(platform(), token, reason)).toEqual({ ok: true, changed: true });
  expect(await declineJobEstimate(platform(), token, reason)).toEqual({ ok: true, changed: false });
  expect(await answersOf(estimateId)).toMatchObject([{ kind: "declined", reason: "Too dear" }]);
  expect(await accept(token)).toMatchObject({ code: "not_possible" });
  expect(await sentTo(contractorId, "job-estimate-answered")).toHaveLength(1);
  await send(platform(), owner, estimateId);
  expect(await accept(token, { version: 2 })).toMatchObject({ ok: true, changed: true });
  const late = { ...reason, version: 2 };
  expect(await declineJobEstimate(platform(), token, late)).toMatchObject({ code: "not_possible" });
});

test("a voided estimate can't be viewed or accepted until resent", async () => {
  const { owner } = await ownerWithLead();
  const { estimateId, token } = await addSentEstimate(platform(), owner);
  const withdraw = (id = estimateId) => withdrawJobEstimate(platform(), owner, id);
  expect([await withdraw(), await withdraw()]).toEqual([{ ok: true }, { ok: true }]);
  expect(await findEstimateByLink(platform(), token)).toBeNull();
  expect(await accept(token)).toMatchObject({ code: "link_expired" });
  expect((await listJobEstimates(platform(), owner, "withdrawn", null)).rows).toHaveLength(1);
  await send(platform(), owner, estimateId);
  expect(await accept(token, { version: 2 })).toMatchObject({ ok: true });
  expect(await withdraw()).toMatchObject({ code: "already_done" });
  expect(await withdraw(await addDraftEstimate(platform(), owner))).toMatchObject({
    code: "not_possible",
  });
  for (let round = 0; round < 5; round += 1) {
    const both = await addSentEstimate(platform(), owner);
    const [result, withdrawal] = await Promise.all([accept(both.token), withdraw(both.estimateId)]);
    expect(result.ok).toBe(!withdrawal.ok);
    const state = result.ok ? "accepted" : "withdrawn";
    expect((await rowOf(both.estimateId))?.state).toBe(state);
  }
});

test("a question becomes one email reply in the conversation, despite double clicks", async () => {
  const { owner, about, leadId, contractorId } = await ownerWithLead();
  const { token } = await addSentEstimate(platform(), owner, { about });
  const question = { question: "Call me tomorrow?", requestKey: crypto.randomUUID() };
  const results = await Promise.all(
    [1, 2].map(() => sendEstimateQuestion(platform(), token, question)),
  );
  expect(results).toEqual([{ ok: true }, { ok: true }]);
  const replies = await sentTo(contractorId, "reply");
  expect(replies).toMatchObject([
    { subjectId: leadId, channel: "email", text: "Call me tomorrow?" },
  ]);
  expect(await enrollmentOf(leadId)).toMatchObject({ endReason: "person_replied" });
  await processEvents(platform());
  const ofLead = await query().select().from(messages).where(eq(messages.subjectId, leadId));
  expect(ofLead.map(({ kind }) => kind)).toContain("reply-received");

  const handed = await addSentEstimate(platform(), owner);
  await sendEstimateQuestion(platform(), handed.token, question);
  expect(await sentTo(contractorId, "job-estimate-answered")).toMatchObject([
    { params: { answer: "asked" } },
  ]);
  expect(await sendEstimateQuestion(platform(), "guessed", question)).toMatchObject({
    code: "link_expired",
  });
});

test("reminds only recipients without a response, on days 2, 5, and 10", async () => {
  const { owner, about, leadId, contractorId } = await ownerWithLead();
  const handedOver = await addSentEstimate(platform(), owner);
  const wrote = async (fields = {}) => {
    const id = await addDraftEstimate(platform(), owner, fields);
    expect(await send(platform(), owner, id, "email")).toEqual({ ok: true });
    return id;
  };
  const [open, accepted, declined, withdrawn] = [
    await wrote(),
    await wrote(),
    await wrote(),
    await wrote(),
  ];
  const expiring = await wrote({ fields: { expires_on: "2026-11-21" } });
  const replying = await wrote({ about });
  const asking = await wrote();
  await accept(tokenOf(platform(), accepted));
  const no = { version: 1, reason: null, ipAddress: "203.0.113.7" };
  await declineJobEstimate(platform(), tokenOf(platform(), declined), no);
  await withdrawJobEstimate(platform(), owner, withdrawn);
  const question = { question: "Which brand?", requestKey: crypto.randomUUID() };
  await sendEstimateQuestion(platform(), tokenOf(platform(), asking), question);
  // The reminder shows what was sent, not later edits.
  const { save } = await editorOf(platform(), owner, open);
  const dearer = [{ name: "Good", lines: [line("Labor", "200")] }];
  await save(({ fields }) => ({ fields, options: dearer }));
  const reminders = async () => {
    await sendEstimateReminders(platform(), system("test"));
    const mails = await sentTo(contractorId, "job-estimate");
    return mails.filter(({ params }) => JSON.stringify(params).includes("reminds"));
  };
  platform().passTime(2 * day - 60_000);
  const enrollment = await enrollmentOf(leadId);
  await query()
    .update(conversations)
    .set({ lastReplyAt: platform().clock.now() })
    .where(eq(conversations.id, enrollment?.conversationId ?? ""));
  expect(await reminders()).toEqual([]);
  platform().passTime(60_000);
  const [reminder] = await reminders();
  expect(await reminders()).toEqual([reminder]);
  await deliver(platform(), system("test"), { messageId: reminder?.id ?? "" }, attempt);
  expect(await reminders()).toMatchObject([
    {
      subjectId: open,
      subject: "Reminder: your estimate from Bluebonnet",
      text: expect.stringMatching(/\$100\.00[\s\S]*December 20, 2026/),
    },
  ]);
  for (const id of [replying, handedOver.estimateId, accepted, declined, withdrawn, asking]) {
    expect((await rowOf(id))?.remindAt).toBeNull();
  }
  const remindersOf = async (id: string) =>
    (await reminders()).filter(({ subjectId }) => subjectId === id).length;
  platform().passTime(3 * day);
  expect(await remindersOf(open)).toBe(2);
  expect((await rowOf(expiring))?.remindAt).toBeNull();
  platform().passTime(5 * day);
  expect(await remindersOf(open)).toBe(3);
  expect((await rowOf(open))?.remindAt).toBeNull();
});

test("a person's estimates are exported and erased with them", async () => {
  const { owner, about, leadId, contractorId } = await ownerWithLead();
  const { token } = await addSentEstimate(platform(), owner, { about });
  await accept(token);
  const staff = staffActor("super_admin");
  const exported = await exportHomeowner(platform(), staff, leadId);
  expect(exported).toMatchObject({
    job_estimates: [{ state: "accepted" }],
    job_estimate_versions: [{ version: 1 }],
    job_estimate_answers: [{ typed_name: "Emily Carter" }],
  });
  await eraseHomeowner(platform(), staff, leadId);
  const remaining = await query()
    .select()
    .from(jobEstimateAnswers)
    .where(eq(jobEstimateAnswers.contractorId, contractorId));
  expect(remaining).toEqual([]);
  expect(await findEstimateByLink(platform(), token)).toBeNull();
  expect(await jobsOf(contractorId)).toEqual([]);
});

test("the business's email says who responded, the customer's says the price", async () => {
  const { owner, contractorId } = await ownerWithLead();
  const id = await addDraftEstimate(platform(), owner);
  await send(platform(), owner, id, "email");
  await accept(tokenOf(platform(), id));
  const mails = async () => [
    ...(await sentTo(contractorId, "job-estimate")),
    ...(await sentTo(contractorId, "job-estimate-answered")),
  ];
  for (const { id: messageId } of await mails()) {
    await deliver(platform(), system("test"), { messageId }, attempt);
  }
  expect(await mails()).toMatchObject([
    {
      state: "kept",
      subject: "You accepted your estimate from Bluebonnet",
      text: expect.stringContaining("$100.00"),
    },
    { state: "kept", subject: "Sam Stone accepted estimate E-1001" },
  ]);
});
