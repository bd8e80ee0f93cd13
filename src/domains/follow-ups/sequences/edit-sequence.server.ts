import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { calendarFor, readPlan } from "~/domains/availability/index.server.ts";
import { buildMergeValues } from "~/domains/follow-ups/sending/compose.ts";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { isDelivered, leadEnquiries, leads } from "~/domains/leads/index.server.ts";
import { voicemailRecordings } from "~/domains/messaging/index.server.ts";
import { displayPhone } from "~/domains/phone-numbers/index.server.ts";
import {
  type Actor,
  authorize,
  displayAuthor,
  hasAccessToBusiness,
} from "~/domains/shared/index.ts";
import { formSubmissions } from "~/domains/signup/index.server.ts";
import { seoPages } from "~/domains/storefront/index.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadFollowUp, canReadFollowUps, canReadOwnSequences } from "../follow-ups.policy.ts";
import { sequences } from "../follow-ups.tables.server.ts";
import {
  findSequence,
  findSequences,
  findStandardSequence,
  sequenceKey,
  withCurrentTexts,
} from "./find-sequence.server.ts";
import { firstMessageAfter } from "./timing.ts";

export type SequenceToEdit = NonNullable<Awaited<ReturnType<typeof findSequenceToEdit>>>;

/**
 * A business's sequence for a service, with the editor's data: the last lead's merge values,
 * earlier versions, and a custom timing that couldn't be parsed. Null if the business has no page
 * for the service or isn't the actor's.
 */
export async function findSequenceToEdit(
  platform: Platform,
  actor: Actor,
  contractorId: string,
  service: string,
) {
  authorize(canReadFollowUp(actor));
  if (!hasAccessToBusiness(actor, contractorId)) return null;
  const { query } = platform.database;
  const [page] = await query
    .select({
      id: seoPages.id,
      businessName: seoPages.businessName,
      businessCity: seoPages.city,
      businessPhone: displayPhone(seoPages.contractorId, seoPages.phone, seoPages.id),
      businessZip: seoPages.zipCode,
    })
    .from(seoPages)
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, seoPages.contractorId))
    .where(
      and(
        eq(seoPages.contractorId, contractorId),
        eq(seoPages.service, service),
        isNull(contractorAccounts.erasedAt),
      ),
    )
    // The database sorts `live` between the other states.
    .orderBy(desc(sql`${seoPages.status} = 'live'`), seoPages.id)
    .limit(1);
  if (!page) return null;
  const now = platform.clock.now();
  const defaultZone = platform.settings.timeZone;
  const until = new Date(now.getTime() + 45 * 24 * 60 * 60_000);
  const [latest, standard, [lead], versions, recordings, plan] = await Promise.all([
    findSequence(query, contractorId, service),
    findStandardSequence(query, contractorId, service),
    query
      .select({
        name: leads.name,
        phone: leads.phone,
        zipCode: leadEnquiries.zipCode,
        need: leadEnquiries.need,
        urgency: leadEnquiries.urgency,
      })
      .from(leads)
      .innerJoin(leadEnquiries, eq(leadEnquiries.leadId, leads.id))
      .where(and(eq(leads.pageId, page.id), eq(leads.quarantined, false), isDelivered))
      .orderBy(desc(leads.createdAt), desc(leadEnquiries.createdAt))
      .limit(1),
    listVersions(platform, contractorId, service),
    query
      .select({
        id: voicemailRecordings.id,
        name: voicemailRecordings.name,
        text: voicemailRecordings.text,
        seconds: voicemailRecordings.seconds,
      })
      .from(voicemailRecordings)
      .where(eq(voicemailRecordings.contractorId, contractorId))
      .orderBy(desc(voicemailRecordings.createdAt)),
    readPlan(query, contractorId, {
      from: now,
      until,
      defaultZone,
      bookingsAt: platform.settings.siteUrl,
    }),
  ]);
  const person = lead ?? { name: "Pat", phone: null, zipCode: null, need: null, urgency: null };
  const calendar = calendarFor(plan, service);
  const { steps, channels } = latest ?? standard;
  return {
    contractorId,
    service,
    business: page,
    /** The current version; 0 if nothing was ever sent or saved. */
    version: latest?.version ?? 0,
    steps,
    channels,
    /** The page's last lead; a sample person if there is none. */
    values: buildMergeValues(
      { ...page, ...person, service, requestedAt: now },
      { now, defaultZone, calendar },
    ),
    /** The business's availability from now on. */
    calendar,
    isRealLead: lead !== undefined,
    recordings,
    versions: versions.map((version) => ({
      ...version,
      author: displayAuthor(version.author, actor),
    })),
    /** Only if the sequence hasn't been edited since. */
    unreadTiming:
      !latest || latest.author === "standard"
        ? await readUnparsedTiming(platform, contractorId)
        : null,
  };
}

async function listVersions(
  { database }: Pick<Platform, "database">,
  contractorId: string,
  service: string,
) {
  const rows = await database.query
    .select({
      version: sequences.version,
      service: sequences.service,
      author: sequences.author,
      steps: sequences.steps,
      channels: sequences.channels,
      createdAt: sequences.createdAt,
    })
    .from(sequences)
    .where(and(eq(sequences.contractorId, contractorId), eq(sequences.service, service)))
    .orderBy(desc(sequences.version))
    .limit(50);
  return rows.map(withCurrentTexts);
}

/** A contractor's custom timing that couldn't be parsed (`follow-ups.first-message`). */
async function readUnparsedTiming({ database }: Pick<Platform, "database">, contractorId: string) {
  const [submission] = await database.query
    .select({ timing: formSubmissions.followupTiming, words: formSubmissions.customTiming })
    .from(formSubmissions)
    .where(eq(formSubmissions.contractorId, contractorId));
  if (!submission || firstMessageAfter(submission.timing, submission.words).understood) return null;
  return submission.words ?? "";
}

/**
 * The services of a business whose first message is sent right away because the custom timing
 * couldn't be parsed and the sequence hasn't been edited since: a task for staff
 * (`follow-ups.first-message`).
 */
export async function findTimingTask(platform: Platform, actor: Actor, contractorId: string) {
  authorize(canReadFollowUps(actor));
  const unparsed = await readUnparsedTiming(platform, contractorId);
  if (unparsed === null) return null;
  const { query } = platform.database;
  const pages = await query
    .selectDistinct({ service: seoPages.service })
    .from(seoPages)
    .where(eq(seoPages.contractorId, contractorId));
  const latest = await query
    .selectDistinctOn([sequences.service])
    .from(sequences)
    .where(eq(sequences.contractorId, contractorId))
    .orderBy(sequences.service, desc(sequences.version));
  const edited = latest.filter(({ author }) => author !== "standard").map(({ service }) => service);
  const services = pages
    .map(({ service }) => service)
    .filter((service) => !edited.includes(service));
  return services.length > 0 ? { words: unparsed, services } : null;
}

/** The services with pages of a member's business, and the current sequence of each. */
export async function listSequences({ database: { query } }: Platform, actor: Actor) {
  authorize(canReadOwnSequences(actor));
  const { contractorId } = actor;
  const pages = await query
    .selectDistinct({ service: seoPages.service })
    .from(seoPages)
    .where(eq(seoPages.contractorId, contractorId))
    .orderBy(seoPages.service);
  const services = pages.map(({ service }) => ({ contractorId, service }));
  const sequences = await findSequences(query, services);
  return Promise.all(
    services.map(async (service) => {
      const saved = sequences.get(sequenceKey(service));
      const { steps, channels } =
        saved ?? (await findStandardSequence(query, contractorId, service.service));
      return { service: service.service, version: saved?.version ?? 0, steps, channels };
    }),
  );
}
