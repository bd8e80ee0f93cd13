import { and, asc, count, desc, eq, sql } from "drizzle-orm";
import { calendarFor, readPlan } from "~/domains/availability/index.server.ts";
import { enrollments, readFacts } from "~/domains/follow-ups/index.server.ts";
import { buildMergeValues, fillIn, offersTimes } from "~/domains/follow-ups/index.ts";
import { lockBusinessRow } from "~/domains/identity/index.server.ts";
import { canManageInbox, canReadSnippets } from "~/domains/inbox/inbox.policy.ts";
import { snippets } from "~/domains/inbox/inbox.tables.server.ts";
import { maxSnippets } from "~/domains/inbox/inbox.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { violationOf } from "~/platform/database/violations.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";
import { snippetSchema } from "./snippets.schema.ts";

/** The business's templates, by name. */
export async function listSnippets({ database: { query } }: Platform, actor: Actor) {
  authorize(canReadSnippets(actor));
  return query
    .select({ id: snippets.id, name: snippets.name, words: snippets.words })
    .from(snippets)
    .where(eq(snippets.contractorId, actor.contractorId))
    .orderBy(asc(snippets.name), asc(snippets.id))
    .limit(maxSnippets);
}

/**
 * The templates with their merge fields filled in for a lead; empty for a lead that gets no
 * messages.
 */
export async function fillSnippets(platform: Platform, actor: Actor, leadId: string) {
  authorize(canReadSnippets(actor));
  const { database, clock, settings } = platform;
  const snippetRows = await listSnippets(platform, actor);
  if (snippetRows.length === 0) return [];
  const [latest] = await database.query
    .select({
      id: enrollments.id,
      service: enrollments.service,
      requestedAt: enrollments.requestedAt,
    })
    .from(enrollments)
    .where(and(eq(enrollments.leadId, leadId), eq(enrollments.contractorId, actor.contractorId)))
    .orderBy(desc(enrollments.createdAt), desc(enrollments.id))
    .limit(1);
  const now = clock.now();
  const facts = latest && (await readFacts(database.query, [latest.id])).get(latest.id);
  if (!facts) return [];
  const { service, requestedAt } = latest;
  const defaultZone = settings.timeZone;
  const until = new Date(now.getTime() + 20 * 24 * 60 * 60_000);
  const calendar = offersTimes(...snippetRows.map(({ words }) => words))
    ? calendarFor(
        await readPlan(database.query, actor.contractorId, {
          from: now,
          until,
          defaultZone,
          bookingsAt: settings.siteUrl,
        }),
        service,
      )
    : null;
  const values = buildMergeValues(
    { ...facts, service, requestedAt },
    { now, defaultZone, calendar },
  );
  return snippetRows.map((snippet) => ({ ...snippet, words: fillIn(snippet.words, values) }));
}

export type FilledSnippet = Awaited<ReturnType<typeof fillSnippets>>[number];

export type SnippetSaved = Result<{ snippetId: string }, Refused<"not_found"> | Invalid>;

/**
 * Creates a template, or updates it if an id is given. A new one with the same name and text as an
 * existing one returns that one, so a double click adds no duplicate.
 */
export async function saveSnippet(
  platform: Platform,
  actor: Actor,
  snippetId: string | null,
  values: object,
): Promise<SnippetSaved> {
  authorize(canManageInbox(actor));
  const checked = check(snippetSchema, values);
  if (!checked.ok) return checked;
  const { name, words } = checked.value;
  const { contractorId } = actor;
  try {
    return await inTransaction<SnippetSaved>(platform, async (work) => {
      const { tx, now } = work;
      const scope = eq(snippets.contractorId, contractorId);
      if (snippetId) {
        const changed = await tx
          .update(snippets)
          .set({ name, words, updatedAt: now })
          .where(and(eq(snippets.id, snippetId), scope))
          .returning({ id: snippets.id });
        return changed.length > 0 ? { ok: true, snippetId } : { ok: false, code: "not_found" };
      }
      // Locks the business, so of two concurrent saves the second counts the first.
      await lockBusinessRow(work, contractorId);
      const [counted] = await tx.select({ count: count() }).from(snippets).where(scope);
      if ((counted?.count ?? 0) >= maxSnippets) {
        return invalid({ name: `You can have up to ${maxSnippets} templates` });
      }
      const id = newId();
      await tx.insert(snippets).values({ id, contractorId, name, words, createdAt: now });
      return { ok: true, snippetId: id };
    });
  } catch (error) {
    if (violationOf(error)?.constraint !== "snippets_one_per_name") throw error;
    const [duplicate] = await platform.database.query
      .select({ id: snippets.id })
      .from(snippets)
      .where(
        and(
          eq(snippets.contractorId, contractorId),
          sql`lower(${snippets.name}) = lower(${name})`,
          eq(snippets.words, words),
        ),
      );
    if (duplicate && !snippetId) return { ok: true, snippetId: duplicate.id };
    return invalid({ name: "Another template has this name" });
  }
}

/** Deletes a template of the business; reports if it no longer exists. */
export async function deleteSnippet(
  platform: Platform,
  actor: Actor,
  snippetId: string,
): Promise<Result<object, Refused<"not_found">>> {
  authorize(canManageInbox(actor));
  const deleted = await platform.database.query
    .delete(snippets)
    .where(and(eq(snippets.id, snippetId), eq(snippets.contractorId, actor.contractorId)))
    .returning({ id: snippets.id });
  return deleted.length > 0 ? { ok: true } : { ok: false, code: "not_found" };
}
