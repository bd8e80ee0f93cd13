import { and, asc, desc, eq } from "drizzle-orm";
import { enrollments } from "~/domains/follow-ups/follow-ups.tables.server.ts";
import { buildMergeValues } from "~/domains/follow-ups/sending/compose.ts";
import { readFacts } from "~/domains/follow-ups/sending/read-facts.server.ts";
import { fillIn, offersTimes } from "~/domains/follow-ups/sequences/merge-fields.ts";
import { calendarFor, readPlan } from "~/domains/schedule/read-calendar.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadSnippets } from "../inbox.policy.ts";
import { snippets } from "../inbox.tables.server.ts";
import { maxSnippets } from "../inbox.ts";

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
  const kept = await listSnippets(platform, actor);
  if (kept.length === 0) return [];
  const [latest] = await database.query
    .select({
      id: enrollments.id,
      service: enrollments.service,
      askedAt: enrollments.askedAt,
    })
    .from(enrollments)
    .where(and(eq(enrollments.leadId, leadId), eq(enrollments.contractorId, actor.contractorId)))
    .orderBy(desc(enrollments.createdAt), desc(enrollments.id))
    .limit(1);
  const now = clock.now();
  const facts = latest && (await readFacts(database.query, [latest.id])).get(latest.id);
  if (!facts) return [];
  const { service, askedAt } = latest;
  const usualZone = settings.timeZone;
  const until = new Date(now.getTime() + 20 * 24 * 60 * 60_000);
  const calendar = offersTimes(...kept.map(({ words }) => words))
    ? calendarFor(
        await readPlan(database.query, actor.contractorId, { from: now, until, usualZone }),
        service,
      )
    : null;
  const values = buildMergeValues({ ...facts, service, askedAt }, { now, usualZone, calendar });
  return kept.map((snippet) => ({ ...snippet, words: fillIn(snippet.words, values) }));
}

export type FilledSnippet = Awaited<ReturnType<typeof fillSnippets>>[number];
