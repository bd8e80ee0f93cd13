import { and, eq } from "drizzle-orm";
import { type Actor, authorize, type BusinessMember } from "~/domains/shared/index.ts";
import { violationOf } from "~/platform/database/violations.server.ts";
import type { GoogleProblem } from "~/platform/google/google-ads.server.ts";
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
import { pollGoogleJob } from "../lead-sources.jobs.server.ts";
import { canChangeSources } from "../lead-sources.policy.ts";
import { connectedSources } from "../lead-sources.tables.server.ts";
import type { SourceAccount } from "../lead-sources.ts";
import { lockSource, recordSourceChange } from "../manage-sources.server.ts";
import { pollInterval } from "./polls.ts";

/** Google sends the person back here; the operator enters it at the OAuth client. */
const googleReturnPath = "/crm/settings/google-consent";

const purpose = "google consent";
const minute = 60_000;
const validMinutes = 15;

/**
 * The page of Google where the member lets us read their Google Ads accounts. Its state is signed, for
 * this member and source only, and the proof key (PKCE) is derived from it, so nothing is stored.
 */
export async function startGoogleConsent(
  platform: Platform,
  actor: Actor,
  sourceId: string,
): Promise<Result<{ url: string }, Refused<"not_found">>> {
  authorize(canChangeSources(actor));
  const { google, signer, clock } = platform;
  if (!google || !(await isOwnSource(platform, actor, sourceId))) {
    return { ok: false, code: "not_found" };
  }
  const expiresAt = new Date(clock.now().getTime() + validMinutes * minute);
  const state = signer.sign(purpose, `${actor.id} ${sourceId} ${randomToken()}`, expiresAt);
  return { ok: true, url: google.consentUrl({ ...signIn(platform, state), state }) };
}

/** Why signing in to Google didn't connect the source. */
export type ConsentProblem =
  | "declined"
  | "expired"
  | "unchecked"
  | "no_accounts"
  | "taken"
  | "too_many"
  | GoogleProblem;

export type ConsentFinished =
  | { ok: true; sourceId: string; outcome: "connected" | "choose" }
  | { ok: false; sourceId: string | null; code: ConsentProblem };

/**
 * Connects the source with the code that Google sent back: to the account if there is one, otherwise the
 * member chooses. The refresh token is stored encrypted. Audited.
 * @param state as sent; another member's, an old, or a forged one is refused
 */
export async function finishGoogleConsent(
  platform: Platform,
  actor: Actor,
  { state, code }: { state: string; code: string | null },
): Promise<ConsentFinished> {
  authorize(canChangeSources(actor));
  const { google, signer, clock, vault, limits } = platform;
  const subject = signer.read(purpose, state, clock.now());
  const [memberId, sourceId = null] = subject?.split(" ") ?? [];
  const isOwn = sourceId !== null && memberId === actor.id;
  if (!google || !isOwn || !(await isOwnSource(platform, actor, sourceId))) {
    return { ok: false, sourceId: null, code: "expired" };
  }
  const refuse = (problem: ConsentProblem) => ({ ok: false as const, sourceId, code: problem });
  if (!code) return refuse("declined");
  const { waitSeconds } = await limits.use("lead_source_change", actor.contractorId);
  if (waitSeconds > 0) return refuse("too_many");
  const token = await google.exchangeCode(code, signIn(platform, state));
  if (!token.ok) return refuse(token.problem);
  if (!token.mayUseAds) return refuse("unchecked");
  const listed = await google.listAccounts(token.refreshToken);
  if (!listed.ok) return refuse(listed.problem);
  const { accounts } = listed;
  if (accounts.length === 0) return refuse("no_accounts");
  const accessToken = await vault.seal(token.refreshToken);
  try {
    return await inTransaction<ConsentFinished>(platform, async (work) => {
      const source = await lockSource(work, actor, sourceId);
      if (source?.kind !== "google_local") return refuse("expired");
      // A source that is connected again uses the same account if the person still has access to
      // it.
      const chosen = accounts.find(({ id }) => id === source.accountId);
      const account = chosen ?? (accounts.length === 1 ? (accounts[0] ?? null) : null);
      await work.tx
        .update(connectedSources)
        .set({ accessToken, accountChoices: accounts, ...(account ? {} : unconnected) })
        .where(eq(connectedSources.id, sourceId));
      if (account) await connect(work, actor, { sourceId, account, before: source.accountId });
      return { ok: true, sourceId, outcome: account ? "connected" : "choose" };
    });
  } catch (error) {
    if (violationOf(error)?.constraint !== "lead_sources_account") throw error;
    return refuse("taken");
  }
}

/** Connects the source to one of the accounts that the consent allows. Audited. */
export async function chooseGoogleAccount(
  platform: Platform,
  actor: Actor,
  { sourceId, accountId }: { sourceId: string; accountId: string },
): Promise<Result<object, Refused<"not_found"> | Invalid>> {
  authorize(canChangeSources(actor));
  try {
    return await inTransaction<Result<object, Refused<"not_found"> | Invalid>>(
      platform,
      async (work) => {
        const source = await lockSource(work, actor, sourceId);
        if (source?.kind !== "google_local") return { ok: false, code: "not_found" };
        const account = source.accountChoices?.find(({ id }) => id === accountId);
        if (!account) return invalid({ account_id: "Choose one of the accounts" });
        await connect(work, actor, { sourceId, account, before: source.accountId });
        return { ok: true };
      },
    );
  } catch (error) {
    if (violationOf(error)?.constraint !== "lead_sources_account") throw error;
    return invalid({ account_id: "This account is already connected to another lead source" });
  }
}

/** Reads a source's leads now, such as after a problem was fixed at Google. */
export async function pollGoogleNow(
  platform: Platform,
  actor: Actor,
  sourceId: string,
): Promise<Result<object, Refused<"not_found"> | TooMany>> {
  authorize(canChangeSources(actor));
  const { waitSeconds } = await platform.limits.use("lead_source_change", actor.contractorId);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  return inTransaction<Result<object, Refused<"not_found">>>(platform, async (work) => {
    const source = await lockSource(work, actor, sourceId);
    if (source?.kind !== "google_local" || !source.accountId) {
      return { ok: false, code: "not_found" };
    }
    await work.tx
      .update(connectedSources)
      .set({ nextPollAt: afterPoll(work.now) })
      .where(eq(connectedSources.id, sourceId));
    work.enqueue(pollGoogleJob, { sourceId });
    return { ok: true };
  });
}

/** The poll is queued right away, so the next round skips this source. */
const afterPoll = (now: Date) => new Date(now.getTime() + pollInterval(1));

const unconnected = { accountId: null, accountName: null, accountZone: null, nextPollAt: null };

type Connected = { sourceId: string; account: SourceAccount; before: string | null };

async function connect(
  work: UnitOfWork,
  actor: BusinessMember,
  { sourceId, account, before }: Connected,
): Promise<void> {
  await work.tx
    .update(connectedSources)
    .set({
      accountId: account.id,
      accountName: account.name.slice(0, 200),
      accountZone: account.zone,
      problem: null,
      pollFailures: 0,
      nextPollAt: afterPoll(work.now),
      ...(account.id === before ? {} : { polledAt: null }),
    })
    .where(eq(connectedSources.id, sourceId));
  await recordSourceChange(work, actor, sourceId, "lead-source.connect", { account: account.id });
  work.enqueue(pollGoogleJob, { sourceId });
}

const signIn = ({ settings, fingerprint }: Platform, state: string) => ({
  redirectUri: new URL(googleReturnPath, settings.siteUrl).href,
  verifier: fingerprint("google proof key", state),
});

async function isOwnSource(
  { database }: Platform,
  { contractorId }: BusinessMember,
  sourceId: string,
): Promise<boolean> {
  const [source] = await database.query
    .select({ id: connectedSources.id })
    .from(connectedSources)
    .where(
      and(
        eq(connectedSources.id, sourceId),
        eq(connectedSources.contractorId, contractorId),
        eq(connectedSources.kind, "google_local"),
      ),
    );
  return source !== undefined;
}
