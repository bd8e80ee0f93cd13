import { and, eq, ne, or, sql } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { placeOfZip } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, memberCanAct, memberCanRead } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";
import { lockSender, writeSender } from "../senders/change-sender.server.ts";
import { senders } from "../senders/senders.tables.server.ts";
import { type TextingFacts, writeCampaign } from "./campaign-content.ts";
import { type PreflightFacts, preflight } from "./preflight.ts";
import { advanceRegistrationJob } from "./registration.jobs.server.ts";
import { type RegistrationForm, registrationFormSchema } from "./registration.schema.ts";
import { textingRegistrations } from "./registration.tables.server.ts";
import { canSubmitIn } from "./registration.ts";
import { noteChange, senderChangeOf } from "./registration-machine.server.ts";
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
    status: row?.status ?? null,
    kind: row?.kind ?? null,
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
    isSubmitted: platform.sms !== null,
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

/**
 * Checks what the owner entered against everything carriers reject, and submits it. Clicked twice it counts once: what
 * is submitted can't be submitted again (`sms.registration`).
 */
export async function submitRegistration(
  platform: Platform,
  actor: Actor,
  typed: unknown,
  texting: BusinessTexting,
): Promise<Result<object, Refused<"already_done" | "not_found"> | Invalid>> {
  authorize(canRegister(actor));
  if (!("contractorId" in actor)) return { ok: false, code: "not_found" };
  const { contractorId } = actor;
  const checked = check(registrationFormSchema, typed);
  if (!checked.ok) return checked;
  const form = checked.value;
  if (!texting) return invalid({ page: "Publish your page first. Carriers look at it." });
  const before = await findRow(platform, contractorId);
  if (before && !canSubmitIn(before.status)) return { ok: false, code: "already_done" };
  const facts = await factsOf(platform, contractorId, { form, texting, before });
  const problems = preflight(facts);
  if (problems.length > 0) {
    return invalid(Object.fromEntries(problems.map(({ fix, text }) => [fix, text])));
  }
  const { vault } = platform;
  const einSealed = facts.ein ? await vault.seal(facts.ein) : null;
  return inTransaction(platform, async (work) => {
    const { tx, now, enqueue } = work;
    const found = await lockSender(work, contractorId);
    if (!found) return { ok: false, code: "not_found" };
    const [current] = await tx
      .select()
      .from(textingRegistrations)
      .where(eq(textingRegistrations.contractorId, contractorId));
    const isManual = !current && found.sender?.registration === "approved";
    if (isManual || (current && !canSubmitIn(current.status))) {
      return { ok: false, code: "already_done" };
    }
    // Another kind is another registration at the provider.
    const continued = current?.kind === form.kind ? current : null;
    const values = {
      ...columnsOf(facts),
      einSealed,
      einMark: facts.ein ? markOf(platform, facts.ein) : null,
      einLast4: facts.ein?.slice(-4) ?? null,
      status: "submitting" as const,
      providerIds: continued?.providerIds ?? {},
      attempting: continued?.attempting ?? null,
      brandSubmissions:
        (continued?.brandSubmissions ?? 0) + (current?.rejectedPart === "brand" ? 1 : 0),
      campaignSubmissions:
        (continued?.campaignSubmissions ?? 0) + (current?.rejectedPart === "campaign" ? 1 : 0),
      rejectedPart: null,
      errors: [],
      problem: null,
      failures: 0,
      needsReplySince: null,
      checkAt: now,
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
    const change = senderChangeOf(row, current?.status ?? null, found.sender, now);
    await writeSender(work, actor, contractorId, change);
    if (platform.sms) enqueue(advanceRegistrationJob, { contractorId });
    return { ok: true };
  });
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
    brandName: texting.facts.brandName,
    page: { url: texting.facts.pageUrl, isLive: texting.isLive },
    zipState: placeOfZip(form.zip_code)?.state ?? null,
    campaign,
    used: await findUsed(platform, contractorId, form, ein),
    ownNumber: sender?.phone ?? null,
  };
}

/** What other registrations here have, which carriers accept only once. */
async function findUsed(
  platform: Platform,
  contractorId: string,
  form: RegistrationForm,
  ein: string | null,
): Promise<PreflightFacts["used"]> {
  const table = textingRegistrations;
  const isOther = ne(table.contractorId, contractorId);
  const { query } = platform.database;
  const sameEin = ein
    ? await query.$count(table, and(isOther, eq(table.einMark, markOf(platform, ein))))
    : 0;
  if (form.kind !== "sole_proprietor") return { ein: sameEin > 0, contact: null };
  const [other] = await query
    .select({ street: table.street, phone: table.phone, email: table.email, mobile: table.mobile })
    .from(table)
    .where(
      and(
        isOther,
        eq(table.kind, "sole_proprietor"),
        or(
          form.mobile ? eq(table.mobile, form.mobile) : undefined,
          eq(table.phone, form.phone),
          eq(sql`lower(${table.email})`, form.email.toLowerCase()),
          and(
            eq(sql`lower(${table.street})`, form.street.toLowerCase()),
            eq(table.zipCode, form.zip_code),
          ),
        ),
      ),
    )
    .limit(1);
  if (!other) return { ein: false, contact: null };
  if (other.mobile === form.mobile) return { ein: false, contact: "mobile" };
  if (other.phone === form.phone) return { ein: false, contact: "phone" };
  const isSameEmail = other.email.toLowerCase() === form.email.toLowerCase();
  return { ein: false, contact: isSameEmail ? "email" : "street" };
}

const markOf = ({ fingerprint }: Platform, ein: string) => fingerprint("ein", ein);

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

/** Sends a sole proprietor's verification text again. */
export async function resendVerification(
  platform: Platform,
  actor: Actor,
): Promise<Result<object, Refused<"not_possible" | "unavailable">>> {
  authorize(canRegister(actor));
  if (!("contractorId" in actor)) return { ok: false, code: "not_possible" };
  const row = await findRow(platform, actor.contractorId);
  const isWaiting = row?.status === "brand_pending" && row.needsReplySince;
  if (!isWaiting || !platform.sms) return { ok: false, code: "not_possible" };
  const sent = await platform.sms.registration.resendCode(row.providerIds);
  return sent.ok ? { ok: true } : { ok: false, code: "unavailable" };
}
