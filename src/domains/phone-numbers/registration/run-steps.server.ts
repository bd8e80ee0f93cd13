import { eq, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Platform } from "~/platform/platform.server.ts";
import type {
  RegistrationDetails,
  RegistrationProvider,
  RegistrationResult,
  RegistrationStep,
} from "~/platform/sms/registration.ts";
import { textingRegistrations } from "./registration.tables.server.ts";

export type RegistrationRow = typeof textingRegistrations.$inferSelect;
export type RegistrationValues = PgUpdateSetSource<typeof textingRegistrations>;
export type Failure = Extract<RegistrationResult<object>, { ok: false }>;

/** A worker's run of one registration. */
export type Run = { platform: Platform; provider: RegistrationProvider; contractorId: string };

export const minute = 60_000;
/** Longer than a step's calls may take, such as looking through a list; renewed before each step. */
const leaseMinutes = 10;

export const leaseEnd = (now: Date) => new Date(now.getTime() + leaseMinutes * minute);

export async function update(
  { platform, contractorId }: Run,
  values: RegistrationValues,
): Promise<void> {
  await platform.database.query
    .update(textingRegistrations)
    .set(values)
    .where(eq(textingRegistrations.contractorId, contractorId));
}

/** Makes the calls whose content isn't at the provider yet, in order, until one fails. */
export async function runSteps(
  run: Run,
  row: RegistrationRow,
  steps: readonly RegistrationStep[],
): Promise<{ ok: true } | { ok: false; failure: Failure }> {
  const { platform } = run;
  let ids = row.providerIds;
  let { attempting } = row;
  for (const { key, content, run: call } of steps) {
    const sent = platform.fingerprint("texting-registration", content);
    const existingId = ids[key] ?? null;
    if (existingId?.sent === sent) continue;
    const until = leaseEnd(platform.clock.now());
    await update(run, { attempting: key, leasedUntil: until, checkAt: until });
    const result = await call(ids, existingId?.id ?? null, attempting === key);
    if (!result.ok) {
      // If it may have had an effect, `attempting` stays, and the next attempt looks for what was made.
      if (result.certain) await update(run, { attempting: null });
      return { ok: false, failure: result };
    }
    const made = { [key]: { id: result.id, sent } };
    ids = { ...ids, ...made };
    attempting = null;
    const providerIds = sql`${textingRegistrations.providerIds} || ${JSON.stringify(made)}::jsonb`;
    await update(run, { providerIds, attempting: null, problem: null, failures: 0 });
  }
  return { ok: true };
}

/** Sets aside the ids of what the provider no longer has, so it's made again. */
export function withoutGone({ providerIds }: RegistrationRow, keys: readonly string[]) {
  const table = textingRegistrations;
  const goneIds = keys.flatMap((key) => {
    const made = providerIds[key];
    return made ? [{ key, id: made.id }] : [];
  });
  return {
    providerIds: keys.reduce((ids, key) => sql`${ids} - ${key}::text`, sql`${table.providerIds}`),
    goneIds: sql`${table.goneIds} || ${JSON.stringify(goneIds)}::jsonb`,
  };
}

/** What the provider gets, with the EIN in the clear; it's neither logged nor stored. */
export async function detailsOf(
  { platform }: Run,
  row: RegistrationRow,
): Promise<RegistrationDetails> {
  const { kind, legalName, brandName, businessType, website, campaign } = row;
  const { firstName, lastName, title, email, phone, street, city, state, zipCode } = row;
  return {
    ...{ kind, legalName, brandName, businessType, website, campaign },
    reference: `${row.contractorId} ${kind}`,
    taxNumber: row.einSealed ? await platform.vault.open(row.einSealed) : null,
    contact: { firstName, lastName, title, email, phone },
    mobile: row.mobile,
    address: { street, city, state, zipCode },
    notify: platform.settings.contactEmail,
    submissions: { brand: row.brandSubmissions, campaign: row.campaignSubmissions },
  };
}
