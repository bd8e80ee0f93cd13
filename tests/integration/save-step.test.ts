import { count, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  contractorAccounts,
  contractorProgress,
} from "~/domains/identity/identity.tables.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { visitor } from "~/domains/shared/access/actor.ts";
import {
  formSubmissions,
  onboardingSessions,
} from "~/domains/signup/onboarding/onboarding.tables.server.ts";
import type { Step } from "~/domains/signup/onboarding/onboarding.ts";
import { saveStep } from "~/domains/signup/onboarding/save-step.server.ts";
import {
  readDraft,
  saveUnsavedAnswers,
} from "../../src/domains/signup/onboarding/drafts.server.ts";
import { seoPages } from "../../src/domains/storefront/storefront.tables.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { answersOf, saveSteps, saving } from "./onboarding-answers.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;

test("the first save stores the submission, account, progress and session", async () => {
  const answers = answersOf();
  const saved = await saveStep(platform(), visitor, saving(1, answers[1], { plan: "ads" }));
  if (!saved.ok) throw new Error(JSON.stringify(saved));
  const { submission, token } = saved;
  expect(submission).toMatchObject({
    current_step: 1,
    country: "United States",
    is_completed: false,
  });
  expect(token).toMatch(/^[\w-]{43}$/);
  const [row] = await query()
    .select()
    .from(formSubmissions)
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, formSubmissions.contractorId))
    .innerJoin(contractorProgress, eq(contractorProgress.contractorId, contractorAccounts.id))
    .innerJoin(onboardingSessions, eq(onboardingSessions.submissionId, formSubmissions.id))
    .where(eq(formSubmissions.id, submission.id));
  expect(row?.contractor_accounts).toMatchObject({
    name: "Ann Lee",
    selectedPlan: "ads",
    emailVerifiedAt: null,
  });
  expect(row?.contractor_progress).toMatchObject({ currentStep: 1, completionPercentage: 14.3 });
  expect(row?.onboarding_sessions.tokenHash).not.toContain(token ?? "");
});

test("onboarding.resume: keeps an unfinished step's input except what can't be stored", async () => {
  const saved = await saveStep(platform(), visitor, saving(1, answersOf()[1]));
  if (!saved.ok) throw new Error(JSON.stringify(saved));
  const typed = {
    other_service: "Gutters\u0000",
    services: ["HVAC", "Roofs\u0000"],
    stranger: "x",
  };
  await saveUnsavedAnswers(platform(), saved.token, 2, typed);
  expect((await readDraft(platform(), saved.token))?.unsaved).toEqual({
    2: { other_service: "Gutters", services: ["HVAC", "Roofs"] },
  });
});

test("seven saves complete it, draft pages, and email staff and contractor once", async () => {
  const answers = answersOf();
  const { submission } = await saveSteps(platform(), answers);
  expect(submission).toMatchObject({ current_step: 7, is_completed: true, brand_color: "#008080" });
  const [stored] = await query()
    .select()
    .from(formSubmissions)
    .where(eq(formSubmissions.id, submission.id));
  const pages = await query()
    .select()
    .from(seoPages)
    .where(eq(seoPages.contractorId, stored?.contractorId ?? ""));
  expect(pages.map((page) => [page.service, page.status, page.state]).sort()).toEqual([
    ["electrician", "draft", "TX"],
    ["plumbing", "draft", "TX"],
  ]);
  const written = await query()
    .select()
    .from(messages)
    .where(eq(messages.subjectId, submission.id));
  expect(written.map((message) => [message.kind, message.toAddress])).toEqual([
    ["confirm-email", submission.email],
  ]);
  const jobs = await query().execute(
    sql`select name, data from pgboss.job where data->>'submission_id' = ${submission.id}`,
  );
  expect(jobs.rows).toEqual([
    {
      name: "send-form-notification",
      data: {
        submission_id: submission.id,
        business_name: submission.business_name,
        email: submission.email,
        phone: submission.phone,
        services: ["Plumbing", "Electrical"],
        created_at: submission.created_at,
      },
    },
  ]);
});

test("rejects a save without a token or with another submission's", async () => {
  const mine = await saveSteps(platform(), answersOf(), 2);
  const foreign = await saveSteps(platform(), answersOf(), 1);
  const denied = { ok: false, code: "permission_denied" };
  const attempt = (token: string | null) =>
    saveStep(platform(), visitor, saving(3, {}, { token, submissionId: mine.submission.id }));
  expect(await attempt(null)).toEqual(denied);
  expect(await attempt("not-a-token")).toEqual(denied);
  expect(await attempt(foreign.token)).toEqual(denied);
  expect((await attempt(mine.token)).ok).toBe(true);
});

test("a step can't be skipped, and going back loses no progress", async () => {
  const answers = answersOf();
  const { token, submission } = await saveSteps(platform(), answers, 3);
  const draft = { token, submissionId: submission.id };
  expect(await saveStep(platform(), visitor, saving(6, answers[6], draft))).toEqual({
    ok: false,
    code: "out_of_order",
    nextStep: 4,
  });
  const again = await saveStep(platform(), visitor, saving(2, { services: ["HVAC"] }, draft));
  expect(again).toMatchObject({ submission: { current_step: 3, services: ["HVAC"] } });
});

// fault.two-tabs
test("rejects a save based on an older version and keeps both", async () => {
  const { token, submission } = await saveSteps(platform(), answersOf(), 2);
  const stale = { token, submissionId: submission.id, version: submission.version - 1 };
  const refused = await saveStep(platform(), visitor, saving(2, { services: ["HVAC"] }, stale));
  expect(refused).toMatchObject({
    code: "changed_elsewhere",
    submission: { services: ["Plumbing", "Electrical"], version: submission.version },
  });
  const second = await saveStep(platform(), visitor, saving(1, answersOf()[1], { token }));
  expect(second).toMatchObject({ code: "changed_elsewhere" });
});

test("repeated, even concurrent, requests are saved once with the same response", async () => {
  const request = saving(1, answersOf()[1]);
  const results = await Promise.all([1, 2, 3].map(() => saveStep(platform(), visitor, request)));
  const ids = results.map((result) => (result.ok ? result.submission.id : result.code));
  expect(new Set(ids).size).toBe(1);
  const later = await saveStep(platform(), visitor, request);
  expect(later).toMatchObject({ ok: true, submission: { id: ids[0] } });
  expect(later.ok && later.token).toBeTruthy();
  const changed = { ...request, answers: { ...request.answers, city: "Elsewhere" } };
  expect(await saveStep(platform(), visitor, changed)).toEqual({ ok: false, code: "key_reused" });
});

test("a double click on the last step completes once", async () => {
  const answers = answersOf();
  const { token, submission } = await saveSteps(platform(), answers, 6);
  const last = saving(7, answers[7], { token, submissionId: submission.id });
  const results = await Promise.all([1, 2, 3, 4].map(() => saveStep(platform(), visitor, last)));
  expect(results.every((result) => result.ok && result.submission.is_completed)).toBe(true);
  const [written] = await query()
    .select({ n: count() })
    .from(messages)
    .where(eq(messages.subjectId, submission.id));
  expect(written?.n).toBe(1);
});

test("a completed submission can't be changed", async () => {
  const answers = answersOf();
  const { token, submission } = await saveSteps(platform(), answers);
  const change = saving(2, { services: ["HVAC"] }, { token, submissionId: submission.id });
  expect(await saveStep(platform(), visitor, change)).toEqual({
    ok: false,
    code: "permission_denied",
  });
  expect(await readDraft(platform(), token)).toBeNull();
});

test("a person may own two businesses, but can't complete one twice", async () => {
  const answers = answersOf();
  await saveSteps(platform(), answers);
  const same = {
    email: String(answers[1].email).toUpperCase(),
    business_name: answers[1].business_name,
  };
  const again = answersOf(same);
  const { token, submission } = await saveSteps(platform(), again, 6);
  const last = saving(7, again[7], { token, submissionId: submission.id });
  expect(await saveStep(platform(), visitor, last)).toEqual({ ok: false, code: "duplicate key" });
  await saveSteps(platform(), answersOf({ email: answers[1].email }));
});

test("a draft expires after thirty days", async () => {
  const { token } = await saveSteps(platform(), answersOf(), 2);
  platform().passTime(29 * 24 * 60 * 60 * 1000);
  expect(await readDraft(platform(), token)).not.toBeNull();
  platform().passTime(2 * 24 * 60 * 60 * 1000);
  expect(await readDraft(platform(), token)).toBeNull();
});

// fault.out-of-order
test("completion requires all seven steps to be valid", async () => {
  const answers = answersOf();
  const { token, submission } = await saveSteps(platform(), answers, 6);
  await query()
    .update(formSubmissions)
    .set({ services: null })
    .where(eq(formSubmissions.id, submission.id));
  const last = saving(7, answers[7], { token, submissionId: submission.id });
  expect(await saveStep(platform(), visitor, last)).toEqual({
    ok: false,
    code: "out_of_order",
    nextStep: 2,
  });
});

test("steps can't be skipped in any order, and all seven are required", async () => {
  const attempt = fc.record({ step: fc.integer({ min: 1, max: 7 }), valid: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(attempt, { maxLength: 14 }), async (attempts) => {
      const answers = answersOf();
      let { token, submission } = await saveSteps(platform(), answers, 1);
      let saved = 1;
      // Each path also runs to its end, so some of them complete.
      const toTheEnd = [2, 3, 4, 5, 6, 7].map((step) => ({ step, valid: true }));
      for (const { step, valid } of [...attempts, ...toTheEnd]) {
        const given = valid ? answers[step as Step] : invalid[step as Step];
        const result = await saveStep(
          platform(),
          visitor,
          saving(step as Step, given, { token, submissionId: submission.id }),
        );
        if (submission.is_completed) expect(result).toMatchObject({ code: "permission_denied" });
        else if (step > saved + 1)
          expect(result).toMatchObject({ code: "out_of_order", nextStep: saved + 1 });
        else if (!valid) expect(result).toMatchObject({ code: "invalid" });
        else {
          if (!result.ok) throw new Error(JSON.stringify(result));
          saved = Math.max(saved, step);
          submission = result.submission;
          expect(submission).toMatchObject({ current_step: saved, is_completed: step === 7 });
        }
      }
      expect(submission.is_completed).toBe(true);
    }),
    { numRuns: 15 },
  );
});

/** Invalid answers for each step. */
const invalid: Record<Step, Record<string, unknown>> = {
  1: { first_name: " " },
  2: { services: [] },
  3: { service_area: "x".repeat(2000) },
  4: { lead_generation_method: "telepathy" },
  5: { sms_followup: "yes" },
  6: { website: "javascript:alert(1)" },
  7: { agree_to_terms: false },
};
