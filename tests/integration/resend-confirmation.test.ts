import { eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { contractorAccounts } from "~/domains/identity/identity.tables.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { visitor } from "~/domains/shared/access/actor.ts";
import { auditEntries } from "~/domains/shared/shared.tables.server.ts";
import {
  confirmEmail,
  readConfirmation,
  resendConfirmation,
} from "~/domains/signup/onboarding/confirm-email.server.ts";
import { formSubmissions } from "~/domains/signup/onboarding/onboarding.tables.server.ts";
import {
  hashOfAddress,
  onboardingLink,
} from "~/domains/signup/onboarding/onboarding-links.server.ts";
import { sendResumeLink } from "~/domains/signup/onboarding/resume.server.ts";
import { seoPages } from "~/domains/storefront/storefront.tables.server.ts";
import { confirmEmailAddress } from "../../src/domains/signup/onboarding/onboarding.emails.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { answersOf, saveSteps } from "./onboarding-answers.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;

async function finished(first: Record<string, unknown> = {}) {
  const { submission } = await saveSteps(platform(), answersOf(first));
  const [row] = await query()
    .select()
    .from(formSubmissions)
    .where(eq(formSubmissions.id, submission.id));
  if (!row) throw new Error("no row");
  return { id: row.id, contractorId: row.contractorId, email: row.email };
}

const tokenFor = (contractorId: string, email?: string) =>
  onboardingLink(platform(), "confirm", contractorId, email && hashOfAddress(email))
    .split("/")
    .at(-1) ?? "";
const sentTo = async (contractorId: string) =>
  (
    await query()
      .select({ to: messages.toAddress })
      .from(messages)
      .where(like(messages.cause, `confirm-email:${contractorId}%`))
      .orderBy(messages.createdAt, messages.id)
  ).map(({ to }) => to);
const resend = (id: string | null, email?: string) =>
  resendConfirmation(platform(), visitor, id, email === undefined ? {} : { email });

test("the confirmation email can be resent, up to four times an hour", async () => {
  const { id, contractorId, email } = await finished();
  for (let times = 0; times < 3; times++) {
    platform().passTime(10_000);
    expect(await resend(id)).toEqual({ ok: true, email });
  }
  platform().passTime(10_000);
  expect(await resend(id)).toMatchObject({ ok: false, code: "too_many" });
  expect(await sentTo(contractorId)).toEqual([email, email, email, email]);
  platform().passTime(60 * 60 * 1000);
  expect(await resend(id)).toMatchObject({ ok: true });
});

test("a double click sends one email, and a correction is audited once", async () => {
  const { id, contractorId, email } = await finished();
  await resend(id);
  expect(await resend(id)).toEqual({ ok: true, email });
  expect(await sentTo(contractorId)).toEqual([email, email]);
  platform().passTime(10_000);
  await Promise.all([resend(id, "b@address.example"), resend(id, "b@address.example")]);
  expect(await sentTo(contractorId)).toEqual([email, email, "b@address.example"]);
  const changes = await query()
    .select({ action: auditEntries.action, after: auditEntries.after })
    .from(auditEntries)
    .where(eq(auditEntries.entityId, contractorId));
  expect(changes.filter(({ action }) => action === "onboarding.correct_email")).toEqual([
    { action: "onboarding.correct_email", after: { changed: ["email"] } },
  ]);
});

test("a corrected address gets the email, and only its link confirms", async () => {
  const { id, contractorId, email } = await finished();
  platform().passTime(10_000);
  expect(await resend(id, "right@address.example")).toEqual({
    ok: true,
    email: "right@address.example",
  });
  expect(await sentTo(contractorId)).toEqual([email, "right@address.example"]);
  for (const token of [tokenFor(contractorId, email), tokenFor(contractorId)]) {
    expect(await confirmEmail(platform(), token)).toEqual({ ok: false, code: "link_expired" });
    expect(await readConfirmation(platform(), token)).toBeNull();
  }
  const [account] = await query()
    .select()
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, contractorId));
  expect(account).toMatchObject({ email: "right@address.example", emailVerifiedAt: null });
  const [page] = await query()
    .select()
    .from(seoPages)
    .where(eq(seoPages.contractorId, contractorId));
  expect(page).toMatchObject({ email: "right@address.example", status: "draft" });
  expect(
    await confirmEmail(platform(), tokenFor(contractorId, "right@address.example")),
  ).toMatchObject({ ok: true });
});

test("a delayed confirmation email confirms only the address it's sent to", async () => {
  const { id, contractorId, email } = await finished();
  const [first] = await query()
    .select()
    .from(messages)
    .where(like(messages.cause, `confirm-email:${contractorId}`));
  await resend(id, "victim@elsewhere.example");
  const params = confirmEmailAddress.params.parse(first?.params);
  const composed = await confirmEmailAddress.compose(platform(), params, { conversationId: null });
  const link = /\/confirm-email\/([\w.-]+)/.exec(JSON.stringify(composed.body))?.[1] ?? "";
  expect(first?.toAddress).toBe(email);
  expect(await confirmEmail(platform(), link)).toEqual({
    ok: false,
    code: "link_expired",
  });
});

test("sends nothing without the browser's cookie or after confirmation", async () => {
  const { id, contractorId, email } = await finished();
  expect(await resend(null, "x@elsewhere.example")).toEqual({ ok: false, code: "link_expired" });
  expect(await resend("00000000-0000-7000-8000-000000000000")).toMatchObject({
    ok: false,
    code: "link_expired",
  });
  await confirmEmail(platform(), tokenFor(contractorId, email));
  expect(await resend(id, "x@elsewhere.example")).toEqual({ ok: false, code: "already_done" });
  expect(await sentTo(contractorId)).toEqual([email]);
});

test("rejects an invalid or already registered address with a field error", async () => {
  const completed = await finished({ business_name: "Twice Plumbing" });
  const { id } = await finished({ business_name: "Twice Plumbing" });
  expect(await resend(id, "nobody")).toMatchObject({
    code: "invalid",
    errors: { email: "Invalid email address" },
  });
  expect(await resend(id, completed.email)).toMatchObject({
    code: "invalid",
    errors: { email: expect.any(String) },
  });
});

test("links from earlier releases confirm an address that was never corrected", async () => {
  const { contractorId } = await finished();
  expect(await confirmEmail(platform(), tokenFor(contractorId))).toMatchObject({ ok: true });
});

// onboarding.resume
test("resending a resume link reports sent, already sent, or failed", async () => {
  const { token } = await saveSteps(platform(), answersOf(), 2);
  expect(await sendResumeLink(platform(), token)).toBe("sent");
  expect(await sendResumeLink(platform(), token)).toBe("already-sent");
  expect(await sendResumeLink(platform(), "unknown")).toBe("none");
  expect(await sendResumeLink(platform(), null)).toBe("none");
});
