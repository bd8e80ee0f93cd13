import { and, asc, eq, inArray } from "drizzle-orm";
import { lockBusinessRow } from "~/domains/identity/index.server.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, type BusinessMember } from "~/domains/shared/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { GoogleConversion } from "~/platform/google/google-conversions.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import {
  type Invalid,
  invalid,
  type Refused,
  type Result,
  type TooMany,
  tooMany,
} from "~/platform/result.ts";
import { randomToken } from "~/platform/secrets/secrets.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { canChangeConversions } from "../growth.policy.ts";
import { sendConversionJob } from "./conversions.jobs.server.ts";
import type { GoogleAccount, MetaDataset } from "./conversions.schema.ts";
import { adConnections, adConversions } from "./conversions.tables.server.ts";
import type { AdPlatform, ConversionProblem } from "./conversions.ts";

type Connected = Result<object, Refused<"not_found"> | Invalid | TooMany>;

const consentMinutes = 10;
const purpose = "google-conversions";

/** Where Google sends the member back to. */
const redirectUri = ({ settings }: Platform) =>
  new URL("/crm/settings/conversions/google", settings.siteUrl).href;

/** Google's page where a member allows us to send conversions; null if it isn't set up. */
export function googleConsentUrl(platform: Platform, actor: Actor): string | null {
  authorize(canChangeConversions(actor));
  const { googleConversions, signer, clock } = platform;
  if (!googleConversions) return null;
  const expiresAt = new Date(clock.now().getTime() + consentMinutes * 60_000);
  const state = signer.sign(purpose, `${subjectOf(actor)} ${randomToken()}`, expiresAt);
  return googleConversions.consentUrl({ ...signIn(platform, state), state });
}

/** The proof key (PKCE) is derived from the signed state, so nothing is stored. */
const signIn = (platform: Platform, state: string) => ({
  redirectUri: redirectUri(platform),
  verifier: platform.fingerprint("google proof key", state),
});

/** A consent counts only for the member who started it, in the same business. */
const subjectOf = ({ contractorId, id }: BusinessMember) => `${contractorId}:${id}`;

/** Messages after the return from Google, by problem. */
type ConsentOutcome = "connected" | "canceled" | ConversionProblem;

/** Saves the token that Google gave for a member's consent, encrypted, and sends what waited. Audited. */
export async function receiveGoogleConsent(
  platform: Platform,
  actor: Actor,
  query: URLSearchParams,
): Promise<ConsentOutcome> {
  authorize(canChangeConversions(actor));
  const { googleConversions, signer, clock, vault, limits } = platform;
  const state = query.get("state") ?? "";
  const [subject] = signer.read(purpose, state, clock.now())?.split(" ") ?? [];
  const isOwn = subject === subjectOf(actor);
  const code = query.get("code");
  if (!googleConversions || !isOwn || !code) return "canceled";
  const { waitSeconds } = await limits.use("lead_source_change", actor.contractorId);
  if (waitSeconds > 0) return "rate_limited";
  const exchange = await googleConversions.exchangeCode(code, signIn(platform, state));
  if (!exchange.ok) return exchange.problem;
  const accessToken = await vault.seal(exchange.token);
  await inTransaction(platform, async (work) => {
    await save(work, actor, "google", { accessToken });
  });
  return "connected";
}

const accountMessages: Record<ConversionProblem, string> = {
  token_expired: "Google says that the connection expired. Connect Google Ads again first",
  no_permission: "The Google account that you connected can’t open this account. Check the ID",
  wrong_account:
    "Google Ads finds no such conversion action for imports in this account. Check the IDs",
  no_terms: "In Google Ads, turn on enhanced conversions for leads, and accept its terms",
  app_refused: "Google doesn’t accept our app right now. We have to fix that; try again later",
  refused: "Google Ads didn’t accept these IDs. Check them",
  rate_limited: "Google limits requests right now. Try again in a few minutes",
  unavailable: "Google didn’t respond. Try again in a few minutes",
};

/**
 * Saves where conversions are counted in Google Ads, once Google accepts a test of each, and turns
 * sending on. Audited.
 */
export async function saveGoogleAccount(
  platform: Platform,
  actor: Actor,
  account: GoogleAccount,
): Promise<Connected> {
  authorize(canChangeConversions(actor));
  const { googleConversions, limits, vault } = platform;
  const connection = await findOwn(platform, actor, "google");
  if (!googleConversions || !connection) return { ok: false, code: "not_found" };
  const { waitSeconds } = await limits.use("lead_source_change", actor.contractorId);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  const { customer_id: customerId, booked_action_id, paid_action_id } = account;
  const token = await vault.open(connection.accessToken);
  for (const [field, conversionActionId] of Object.entries({ booked_action_id, paid_action_id })) {
    if (conversionActionId === null) continue;
    const destination = { customerId, conversionActionId };
    const test = testConversion(platform.clock.now());
    const checked = await googleConversions.send(test, { destination, token, isTest: true });
    if (checked.ok) continue;
    const isAccount = ["no_permission", "no_terms"].includes(checked.problem);
    return invalid({ [isAccount ? "customer_id" : field]: accountMessages[checked.problem] });
  }
  return inTransaction<Connected>(platform, async (work) => {
    const ids = { bookedActionId: booked_action_id, paidActionId: paid_action_id };
    // Turned off meanwhile, there is no token.
    const isSaved = await save(work, actor, "google", { accountId: customerId, ...ids });
    return isSaved ? { ok: true } : { ok: false, code: "not_found" };
  });
}

/** Only checked, never counted: with the hash of an address that no one has. */
const testConversion = (now: Date): GoogleConversion => ({
  transactionId: `test-${newId(now.getTime())}`,
  at: now,
  click: null,
  hashedEmail: "973dfe463ec85785f5f95af5ba3906eedb2d931c24e69824a89ea65dba4e813b",
  cents: 0,
});

const datasetMessages: Record<ConversionProblem, [field: keyof MetaDataset, message: string]> = {
  token_expired: [
    "access_token",
    "Meta says that this token expired or isn’t valid. Generate a new one",
  ],
  no_permission: ["access_token", "This token may not send to this dataset. Generate it there"],
  wrong_account: ["dataset_id", "Meta finds no such dataset for this token. Check the ID"],
  no_terms: ["access_token", "Accept Meta’s terms in Events Manager first"],
  app_refused: ["access_token", "Meta doesn’t accept our app right now. Try again later"],
  refused: ["test_code", "Meta didn’t accept the test event. Copy the code again"],
  rate_limited: ["access_token", "Meta limits requests right now. Try again in a few minutes"],
  unavailable: ["access_token", "Meta didn’t respond. Try again in a few minutes"],
};

/**
 * Saves Meta's dataset and token, encrypted, and turns sending on. With a test code, a test event has to
 * be accepted first. Audited.
 */
export async function saveMetaDataset(
  platform: Platform,
  actor: Actor,
  { dataset_id: datasetId, access_token: token, test_code: testCode }: MetaDataset,
): Promise<Connected> {
  authorize(canChangeConversions(actor));
  const { metaConversions, limits, vault, clock } = platform;
  const { waitSeconds } = await limits.use("lead_source_change", actor.contractorId);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  if (testCode) {
    const at = clock.now();
    const test = { id: `test-${newId(at.getTime())}`, name: "Test", at, leadId: null, cents: null };
    const sent = await metaConversions.send(test, { datasetId, token, testCode });
    if (!sent.ok) {
      const [field, message] = datasetMessages[sent.problem];
      return invalid({ [field]: message });
    }
  }
  const accessToken = await vault.seal(token);
  await inTransaction(platform, async (work) => {
    await save(work, actor, "meta", { accessToken, accountId: datasetId });
  });
  return { ok: true };
}

type Given = Partial<
  Pick<
    typeof adConnections.$inferInsert,
    "accessToken" | "accountId" | "bookedActionId" | "paidActionId"
  >
>;

/**
 * Saves a connection, turns it on once it has an account, and sends what waited for it.
 * @returns whether it has a token
 */
async function save(
  work: UnitOfWork,
  actor: BusinessMember,
  platform: AdPlatform,
  changes: Given,
): Promise<boolean> {
  const { tx, now } = work;
  const { contractorId, name: createdBy } = actor;
  await lockBusinessRow(work, contractorId);
  const existing = await lockOwn(work, actor, platform);
  const accountId = changes.accountId ?? existing?.accountId ?? null;
  const values = {
    ...changes,
    problem: null,
    startedAt: existing?.startedAt ?? (accountId ? now : null),
  };
  const accessToken = changes.accessToken ?? existing?.accessToken;
  if (!accessToken) return false;
  if (existing) {
    await tx.update(adConnections).set(values).where(eq(adConnections.id, existing.id));
  } else {
    await tx.insert(adConnections).values({
      ...{ id: newId(now.getTime()), contractorId, platform, createdBy, createdAt: now },
      ...{ ...values, accessToken },
    });
  }
  await enqueueWaiting(work, contractorId, platform);
  await recordChange(work, actor, {
    action: "ad-conversions.connect",
    entity: "contractor",
    entityId: contractorId,
    before: null,
    after: { platform, account: accountId },
  });
  return true;
}

async function enqueueWaiting(
  { tx, enqueue }: UnitOfWork,
  contractorId: string,
  platform: AdPlatform,
): Promise<void> {
  const waiting = await tx
    .select({ id: adConversions.id })
    .from(adConversions)
    .where(and(isOwn(contractorId, platform), eq(adConversions.state, "waiting")))
    .orderBy(asc(adConversions.id));
  for (const { id } of waiting) enqueue(sendConversionJob, { conversionId: id });
}

const isOwn = (contractorId: string, platform: AdPlatform) =>
  and(eq(adConversions.contractorId, contractorId), eq(adConversions.platform, platform));

/** Turns sending off: deletes the token; what waits isn't sent. What was sent stays listed. Audited. */
export async function disconnectAds(
  platform: Platform,
  actor: Actor,
  from: AdPlatform,
): Promise<Connected> {
  authorize(canChangeConversions(actor));
  const { contractorId } = actor;
  return inTransaction<Connected>(platform, async (work) => {
    const { tx } = work;
    const existing = await lockOwn(work, actor, from);
    // Clicked twice, it is off.
    if (!existing) return { ok: true };
    await tx.delete(adConnections).where(eq(adConnections.id, existing.id));
    await tx
      .update(adConversions)
      .set({ state: "skipped", reason: "off" })
      .where(and(isOwn(contractorId, from), inArray(adConversions.state, ["waiting", "failed"])));
    await recordChange(work, actor, {
      action: "ad-conversions.disconnect",
      entity: "contractor",
      entityId: contractorId,
      before: { platform: from, account: existing.accountId },
      after: null,
    });
    return { ok: true };
  });
}

/** Resends failed conversions. */
export async function retryConversions(
  platform: Platform,
  actor: Actor,
  to: AdPlatform,
): Promise<Connected> {
  authorize(canChangeConversions(actor));
  const { contractorId } = actor;
  return inTransaction<Connected>(platform, async (work) => {
    if (!(await lockOwn(work, actor, to))) return { ok: false, code: "not_found" };
    const again = await work.tx
      .update(adConversions)
      .set({ state: "waiting", reason: null })
      .where(and(isOwn(contractorId, to), eq(adConversions.state, "failed")))
      .returning({ id: adConversions.id });
    for (const { id } of again) work.enqueue(sendConversionJob, { conversionId: id });
    return { ok: true };
  });
}

const ofBusiness = ({ contractorId }: BusinessMember, platform: AdPlatform) =>
  and(eq(adConnections.contractorId, contractorId), eq(adConnections.platform, platform));

async function findOwn({ database }: Platform, actor: BusinessMember, platform: AdPlatform) {
  const [own] = await database.query
    .select()
    .from(adConnections)
    .where(ofBusiness(actor, platform));
  return own ?? null;
}

async function lockOwn({ tx }: UnitOfWork, actor: BusinessMember, platform: AdPlatform) {
  const [own] = await tx
    .select()
    .from(adConnections)
    .where(ofBusiness(actor, platform))
    .for(...lockRows(adConnections, "no key update"));
  return own ?? null;
}
