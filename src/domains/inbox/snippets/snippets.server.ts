import { and, asc, count, desc, eq, sql } from "drizzle-orm";
import { calendarFor, readPlan } from "~/domains/availability/index.server.ts";
import { enrollments, readFacts } from "~/domains/follow-ups/index.server.ts";
import { buildMergeValues, fillIn, offersTimes } from "~/domains/follow-ups/index.ts";
import { lockBusinessRow } from "~/domains/identity/index.server.ts";
import { canManageInbox, canReadSnippets } from "~/domains/inbox/inbox.policy.ts";
import { snippets } from "~/domains/inbox/inbox.tables.server.ts";
import { maxSnippets } from "~/domains/inbox/inbox.ts";
import { conversations } from "~/domains/leads/index.server.ts";
import { displayPhones } from "~/domains/phone-numbers/index.server.ts";
import { type Actor, authorize, type BusinessReader } from "~/domains/shared/index.ts";
import { mainPageFirst, seoPages } from "~/domains/storefront/index.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
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

/** Whom templates are filled in for: a lead, or the customer of a conversation without one. */
export type SnippetTarget = { leadId: string } | { conversationId: string };

/**
 * The templates with their merge fields filled in for a lead or a customer; empty for one that gets
 * no messages.
 */
export async function fillSnippets(platform: Platform, actor: Actor, target: SnippetTarget) {
  authorize(canReadSnippets(actor));
  const { database, clock, settings } = platform;
  const snippetRows = await listSnippets(platform, actor);
  if (snippetRows.length === 0) return [];
  const now = clock.now();
  const facts =
    "leadId" in target
      ? await findLeadFacts(database.query, actor, target.leadId)
      : await findCustomerFacts(database.query, actor, target.conversationId, now);
  if (!facts) return [];
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
        facts.service,
      )
    : null;
  const values = buildMergeValues(facts, { now, defaultZone, calendar });
  return snippetRows.map((snippet) => ({ ...snippet, words: fillIn(snippet.words, values) }));
}

type TemplateFacts = Parameters<typeof buildMergeValues>[0];

async function findLeadFacts(
  database: Reader,
  { contractorId }: BusinessReader,
  leadId: string,
): Promise<TemplateFacts | null> {
  const [latest] = await database
    .select({
      id: enrollments.id,
      service: enrollments.service,
      requestedAt: enrollments.requestedAt,
    })
    .from(enrollments)
    .where(and(eq(enrollments.leadId, leadId), eq(enrollments.contractorId, contractorId)))
    .orderBy(desc(enrollments.createdAt), desc(enrollments.id))
    .limit(1);
  const facts = latest && (await readFacts(database, [latest.id])).get(latest.id);
  return facts ? { ...facts, service: latest.service, requestedAt: latest.requestedAt } : null;
}

/** Facts about a customer who never sent a request: those of the business's main page. */
async function findCustomerFacts(
  database: Reader,
  { contractorId }: BusinessReader,
  conversationId: string,
  now: Date,
): Promise<TemplateFacts | null> {
  const [customer] = await database
    .select({ name: conversations.name, phone: conversations.phone })
    .from(conversations)
    .where(and(eq(conversations.id, conversationId), eq(conversations.contractorId, contractorId)));
  const [page] = await database
    .select({
      id: seoPages.id,
      businessName: seoPages.businessName,
      businessCity: seoPages.city,
      businessZip: seoPages.zipCode,
      service: seoPages.service,
    })
    .from(seoPages)
    .where(eq(seoPages.contractorId, contractorId))
    .orderBy(...mainPageFirst)
    .limit(1);
  if (!customer || !page) return null;
  const businessPhone = (await displayPhones(database, [page.id])).get(page.id) ?? null;
  const request = { zipCode: null, need: null, urgency: null, requestedAt: now };
  return { ...customer, ...page, businessPhone, ...request };
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
