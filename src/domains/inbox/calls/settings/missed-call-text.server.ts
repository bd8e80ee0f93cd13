import { and, desc, eq } from "drizzle-orm";
import { contractorAccounts, lockBusinessRow } from "~/domains/identity/index.server.ts";
import { callSettings } from "~/domains/phone-numbers/index.server.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import {
  type Actor,
  authorize,
  authorOf,
  type BusinessMember,
  displayAuthor,
} from "~/domains/shared/index.ts";
import { mainPageFirst, seoPages } from "~/domains/storefront/index.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";
import { canReadCalls, canSetUpCalls } from "../../inbox.policy.ts";
import { missedCallTexts } from "../../inbox.tables.server.ts";
import {
  defaultMissedCallText,
  type MissedCallValues,
  previewMissedCallText,
} from "../missed-call-text.ts";
import { missedCallTextSchema } from "./calls.schema.ts";

const maxShown = 20;

/** The missed-call text of the actor's business, sample values for a preview, and its latest versions. */
export async function readMissedCallText({ database: { query } }: Platform, actor: Actor) {
  authorize(canReadCalls(actor));
  const { contractorId } = actor;
  const [rows, values] = await Promise.all([
    query
      .select()
      .from(missedCallTexts)
      .where(eq(missedCallTexts.contractorId, contractorId))
      .orderBy(desc(missedCallTexts.version))
      .limit(maxShown),
    readSampleValues(query, contractorId),
  ]);
  return {
    version: rows[0]?.version ?? 0,
    text: rows[0]?.text ?? defaultMissedCallText,
    values,
    versions: rows.map(({ version, text, author, createdAt }) => ({
      ...{ version, text, createdAt, author: displayAuthor(author, actor) },
    })),
  };
}

export type ReadMissedCallText = Awaited<ReturnType<typeof readMissedCallText>>;

async function readSampleValues(database: Reader, contractorId: string): Promise<MissedCallValues> {
  const [page] = await database
    .select({ business: seoPages.businessName, city: seoPages.city })
    .from(seoPages)
    .where(eq(seoPages.contractorId, contractorId))
    .orderBy(...mainPageFirst)
    .limit(1);
  if (page) return { ...page, first_name: "there" };
  const [account] = await database
    .select({ business: contractorAccounts.businessName })
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, contractorId));
  return { business: account?.business ?? "", city: "your city", first_name: "there" };
}

/** The text that a business's missed callers get now, and its version; 0 is the default. */
export async function findMissedCallText(
  database: Reader,
  contractorId: string,
): Promise<{ text: string; version: number }> {
  const [latest] = await database
    .select({ text: missedCallTexts.text, version: missedCallTexts.version })
    .from(missedCallTexts)
    .where(eq(missedCallTexts.contractorId, contractorId))
    .orderBy(desc(missedCallTexts.version))
    .limit(1);
  return latest ?? { text: defaultMissedCallText, version: 0 };
}

/** The text that a business's missed callers get, as sent; null if they get none. */
export async function findSentMissedCallText(
  database: Reader,
  contractorId: string,
  values: MissedCallValues,
): Promise<string | null> {
  const [settings] = await database
    .select({ textsMissed: callSettings.textsMissed })
    .from(callSettings)
    .where(eq(callSettings.contractorId, contractorId));
  if (!settings?.textsMissed) return null;
  const { text } = await findMissedCallText(database, contractorId);
  return previewMissedCallText(text, values);
}

type Saved = Result<object, Invalid | Refused<"not_found" | "changed_elsewhere">>;

/**
 * Saves a new version of the business's missed-call text, unless someone else saved one since it was
 * shown. Callers get it from now on. Audited.
 */
export async function saveMissedCallText(
  platform: Platform,
  actor: Actor,
  values: object,
): Promise<Saved> {
  authorize(canSetUpCalls(actor));
  const checked = check(missedCallTextSchema, values);
  if (!checked.ok) return checked;
  const { missed_text: text, version } = checked.value;
  return inTransaction<Saved>(platform, (work) => write(work, actor, text, version));
}

/** Saves a copy of an earlier version, or of the default (0), as a new one. Audited. */
export async function restoreMissedCallText(
  platform: Platform,
  actor: Actor,
  { version, restored }: { version: number; restored: number },
): Promise<Saved> {
  authorize(canSetUpCalls(actor));
  return inTransaction<Saved>(platform, async (work) => {
    if (restored === 0) return write(work, actor, defaultMissedCallText, version);
    const [old] = await work.tx
      .select({ text: missedCallTexts.text })
      .from(missedCallTexts)
      .where(
        and(
          eq(missedCallTexts.contractorId, actor.contractorId),
          eq(missedCallTexts.version, restored),
        ),
      );
    return old ? write(work, actor, old.text, version) : { ok: false, code: "not_found" };
  });
}

async function write(
  work: UnitOfWork,
  actor: BusinessMember,
  text: string,
  expected: number,
): Promise<Saved> {
  const { tx, now } = work;
  const { contractorId } = actor;
  await lockBusinessRow(work, contractorId);
  const latest = await findMissedCallText(tx, contractorId);
  // Saved twice with one click.
  if (latest.text === text) return { ok: true };
  if (latest.version !== expected) {
    return invalid({
      missed_text:
        "A teammate just changed this text. Compare it with the latest version below, then save again",
    });
  }
  const version = latest.version + 1;
  await tx
    .insert(missedCallTexts)
    .values({ contractorId, version, text, author: authorOf(actor), createdAt: now });
  await recordChange(work, actor, {
    action: "missed-call-text.save",
    entity: "contractor",
    entityId: contractorId,
    before: { version: latest.version },
    after: { version },
  });
  return { ok: true };
}
