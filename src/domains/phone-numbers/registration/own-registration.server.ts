import { eq } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { acquireLock, placeOfZip } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, memberCanAct, memberCanRead } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import {
  type Invalid,
  invalid,
  type Refused,
  type Result,
  type TooMany,
  tooMany,
} from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";
import { privateDomainOf } from "~/platform/validation/mailbox.server.ts";
import { lockSender, writeSender } from "../senders/change-sender.server.ts";
import { senders } from "../senders/senders.tables.server.ts";
import { type TextingFacts, writeCampaign } from "./campaign-content.ts";
import { alertStaff, noteChange, senderChangeOf } from "./move-registration.server.ts";
import { type PreflightFacts, preflight } from "./preflight.ts";
import { advanceRegistrationJob } from "./registration.jobs.server.ts";
import { type RegistrationForm, registrationFormSchema } from "./registration.schema.ts";
import { textingRegistrations } from "./registration.tables.server.ts";
import { canSubmitIn, hasTooManyRejections, type RegistrationKind } from "./registration.ts";
import { detailsMark, einMarkOf, findConflicts } from "./registration-conflicts.server.ts";
import { rejectionOf } from "./rejection-codes.ts";
import type { RegistrationRow } from "./run-steps.server.ts";

/** What the product knows about a business's texts, for the registration; null without a page. */
export type BusinessTexting = {
  facts: Omit<TextingFacts, "legalName">;
  isLive: boolean;
} | null;

/** Who may register the business: its owners. */
const canRegister = (actor: Actor) => memberCanAct(actor, "own_business");

/** The business's registration with what the owner entered, or what is known from onboarding. */
export async function readOwnRegistration(platform: Platform, actor: Actor) {
  authorize(memberCanRead(actor, "own_business"));
  if (!("contractorId" in actor)) return null;
  const { query } = platform.database;
  const { contractorId } = actor;
  const row = await findRow(platform, contractorId);
  const [account] = await query
    .select()
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, contractorId));
  const [sender] = await query
    .select({ phone: senders.phone, registration: senders.registration })
    .from(senders)
    .where(eq(senders.contractorId, contractorId));
  return {
    ...stateOf(row, platform),
    values: row ? valuesOf(row) : prefillOf(account),
    einLast4: row?.einLast4 ?? null,
    needsReply: row?.needsReplySince !== null && row?.needsReplySince !== undefined,
    mobile: row?.mobile ?? null,
    submittedAt: row?.submittedAt ?? null,
    problems: (row?.status === "rejected" ? row.errors : []).map(({ code }) => ({
      code,
      ...rejectionOf(code),
    })),
    number: sender?.phone ?? null,
    /** Registered by staff, such as elsewhere. */
    isApprovedManually: !row && sender?.registration === "approved",
  };
}

/**
 * How far it is, for the owner. What waits for staff looks like what carriers are checking: whether someone else
 * registered with the same EIN shows nowhere.
 */
function stateOf(row: RegistrationRow | null, { sms }: Platform) {
  const status = row?.status ?? null;
  return {
    status: status === "submitting" ? ("brand_pending" as const) : status,
    /** Saved until a provider is set up. */
    isSavedOnly: status === "submitting" && sms === null,
    /** Rejected so often that only staff can allow another submission. */
    isStopped: row !== null && canSubmitIn(row.status) && hasTooManyRejections(row),
  };
}

export type OwnRegistration = NonNullable<Awaited<ReturnType<typeof readOwnRegistration>>>;

async function findRow({ database }: Platform, contractorId: string) {
  const [row] = await database.query
    .select()
    .from(textingRegistrations)
    .where(eq(textingRegistrations.contractorId, contractorId));
  return row ?? null;
}

const valuesOf = (row: RegistrationRow): Record<string, string> => ({
  kind: row.kind,
  legal_name: row.legalName,
  business_type: row.businessType,
  first_name: row.firstName,
  last_name: row.lastName,
  title: row.title,
  email: row.email,
  phone: row.phone,
  mobile: row.mobile ?? "",
  street: row.street,
  city: row.city,
  state: row.state,
  zip_code: row.zipCode,
});

/** From onboarding; an address reads "1200 Main St, Austin, TX 78701". */
function prefillOf(
  account: typeof contractorAccounts.$inferSelect | undefined,
): Record<string, string> {
  if (!account) return {};
  const [firstName = "", ...rest] = account.name.trim().split(/\s+/);
  const parts = (account.address ?? "").split(",").map((part) => part.trim());
  const [state = "", zipCode = ""] = (parts.at(-1) ?? "").split(" ");
  const isWhole = parts.length >= 3 && /^\d{5}/.test(zipCode);
  return {
    legal_name: account.businessName,
    first_name: firstName,
    last_name: rest.join(" "),
    title: "Owner",
    email: account.email,
    phone: account.phone ?? "",
    mobile: account.phone ?? "",
    street: isWhole ? parts.slice(0, -2).join(", ") : "",
    city: (isWhole ? parts.at(-2) : account.city) ?? "",
    state: isWhole ? state : (account.state ?? ""),
    zip_code: isWhole ? zipCode.slice(0, 5) : "",
  };
}

type Submitted = Result<
  object,
  Refused<"already_done" | "not_found" | "not_allowed"> | TooMany | Invalid
>;

/**
 * Checks what the owner entered against everything carriers reject, and submits it. Clicked twice it counts once: what
 * is submitted can't be submitted again (`sms.registration`). Each submission costs a fee, so there are a few a day,
 * and none after too many rejections (`not_allowed`) until staff allow it. If another business registered with the same
 * details, it waits for staff.
 */
export async function submitRegistration(
  platform: Platform,
  actor: Actor,
  typed: unknown,
  texting: BusinessTexting,
): Promise<Submitted> {
  authorize(canRegister(actor));
  if (!("contractorId" in actor)) return { ok: false, code: "not_found" };
  const { contractorId } = actor;
  const checked = check(registrationFormSchema, typed);
  if (!checked.ok) return checked;
  const form = checked.value;
  if (!texting) return invalid({ page: "Publish your page first. Carriers look at it." });
  const before = await findRow(platform, contractorId);
  const refused = before && refusalOf(before);
  if (refused) return refused;
  const facts = await factsOf(platform, contractorId, { form, texting, before });
  const problems = preflight(facts);
  if (problems.length > 0) {
    return invalid(Object.fromEntries(problems.map(({ fix, text }) => [fix, text])));
  }
  const wait = await waitToSubmit(platform, contractorId, form);
  if (wait) return wait;
  const { vault } = platform;
  const einSealed = facts.ein ? await vault.seal(facts.ein) : null;
  return inTransaction(platform, async (work) => {
    const { tx, now, enqueue } = work;
    // Of two businesses that submit the same EIN concurrently, the second one sees the first.
    await acquireLock(tx, "texting-registrations");
    const sender = await lockSender(work, contractorId);
    if (!sender) return { ok: false, code: "not_found" };
    const [current] = await tx
      .select()
      .from(textingRegistrations)
      .where(eq(textingRegistrations.contractorId, contractorId));
    const isManual = !current && sender.sender?.registration === "approved";
    if (isManual) return { ok: false, code: "already_done" };
    const refusedNow = current && refusalOf(current);
    if (refusedNow) return refusedNow;
    const einMark = facts.ein ? einMarkOf(platform, facts.ein) : null;
    const details = { ...columnsOf(facts), einMark };
    const isReviewed = current?.reviewedMark === detailsMark(platform, details);
    const waits = !isReviewed && (await findConflicts(tx, contractorId, details)).length > 0;
    const values = {
      ...details,
      einSealed,
      einLast4: facts.ein?.slice(-4) ?? null,
      status: "submitting" as const,
      ...(current ? continuationOf(current, form.kind) : {}),
      reviewSince: waits ? now : null,
      rejectedPart: null,
      errors: [],
      problem: null,
      failures: 0,
      needsReplySince: null,
      checkAt: waits ? null : now,
      submittedAt: now,
      decidedAt: null,
      updatedAt: now,
    };
    const [row] = await tx
      .insert(textingRegistrations)
      .values({ ...values, contractorId, createdAt: now })
      .onConflictDoUpdate({ target: textingRegistrations.contractorId, set: values })
      .returning();
    if (!row) return { ok: false, code: "not_found" };
    await noteChange(work, row);
    const change = senderChangeOf(row, current?.status ?? null, sender.sender, now);
    const changed = { ...change, values: { ...change.values, needsNumber: true } };
    await writeSender(work, actor, contractorId, changed);
    if (waits) await alertStaff(work, platform, contractorId);
    else if (platform.sms) enqueue(advanceRegistrationJob, { contractorId });
    return { ok: true };
  });
}

function refusalOf(row: RegistrationRow): Refused<"already_done" | "not_allowed"> | null {
  if (!canSubmitIn(row.status)) return { ok: false, code: "already_done" };
  return hasTooManyRejections(row) ? { ok: false, code: "not_allowed" } : null;
}

/** Submissions are limited, and so are the verification texts that a sole proprietor's submission sends. */
async function waitToSubmit(
  { limits }: Platform,
  contractorId: string,
  { kind, mobile }: RegistrationForm,
): Promise<TooMany | null> {
  const { waitSeconds } = await limits.use("registration", contractorId);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  if (kind !== "sole_proprietor" || !mobile) return null;
  const texts = await limits.use("registration_mobile", mobile);
  return texts.waitSeconds > 0 ? tooMany(texts.waitSeconds) : null;
}

/**
 * Where a resubmission continues. Another kind is another registration at the provider: what was made for the first
 * one is set aside, and used again if the owner switches back.
 */
function continuationOf(row: RegistrationRow, kind: RegistrationKind) {
  const { providerIds, attempting, otherKind, rejectedPart } = row;
  const brandSubmissions = row.brandSubmissions + (rejectedPart === "brand" ? 1 : 0);
  const campaignSubmissions = row.campaignSubmissions + (rejectedPart === "campaign" ? 1 : 0);
  const counts = { brandSubmissions, campaignSubmissions };
  if (row.kind === kind) return counts;
  const none = { providerIds: {}, attempting: null, brandSubmissions: 0, campaignSubmissions: 0 };
  return { ...(otherKind ?? none), otherKind: { providerIds, attempting, ...counts } };
}

type Submission = {
  form: RegistrationForm;
  texting: NonNullable<BusinessTexting>;
  before: RegistrationRow | null;
};

async function factsOf(
  platform: Platform,
  contractorId: string,
  { form, texting, before }: Submission,
): Promise<PreflightFacts> {
  const isKept = form.kind === "standard" && form.ein === null && before?.einSealed;
  const ein = isKept ? await platform.vault.open(before.einSealed ?? "") : form.ein;
  const campaign = writeCampaign({ ...texting.facts, legalName: form.legal_name });
  const [sender] = await platform.database.query
    .select({ phone: senders.phone })
    .from(senders)
    .where(eq(senders.contractorId, contractorId));
  return {
    form,
    ein,
    isFreeEmail: privateDomainOf(form.email) === null,
    brandName: texting.facts.brandName,
    page: { url: texting.facts.pageUrl, isLive: texting.isLive },
    zipState: placeOfZip(form.zip_code)?.state ?? null,
    campaign,
    ownNumber: sender?.phone ?? null,
  };
}

const columnsOf = ({ form, campaign, brandName, page }: PreflightFacts) => ({
  kind: form.kind,
  legalName: form.legal_name,
  brandName,
  businessType: form.business_type ?? ("individual" as const),
  firstName: form.first_name,
  lastName: form.last_name,
  title: form.title ?? "Owner",
  email: form.email,
  phone: form.phone,
  mobile: form.kind === "sole_proprietor" ? form.mobile : null,
  street: form.street,
  city: form.city,
  state: form.state,
  zipCode: form.zip_code,
  website: page.url,
  campaign,
});

/** Sends a sole proprietor's verification text again, a few times a day for each business and number. */
export async function resendVerification(
  platform: Platform,
  actor: Actor,
): Promise<Result<object, Refused<"not_possible" | "unavailable"> | TooMany>> {
  authorize(canRegister(actor));
  if (!("contractorId" in actor)) return { ok: false, code: "not_possible" };
  const row = await findRow(platform, actor.contractorId);
  const isWaiting = row?.status === "brand_pending" && row.needsReplySince;
  if (!isWaiting || !platform.sms) return { ok: false, code: "not_possible" };
  for (const [kind, key] of [
    ["registration_text", actor.contractorId],
    ["registration_mobile", row.mobile ?? actor.contractorId],
  ] as const) {
    const { waitSeconds } = await platform.limits.use(kind, key);
    if (waitSeconds > 0) return tooMany(waitSeconds);
  }
  const sent = await platform.sms.registration.resendCode(row.providerIds);
  return sent.ok ? { ok: true } : { ok: false, code: "unavailable" };
}
