import { and, asc, desc, eq, gte, inArray, or } from "drizzle-orm";
import { enrollments } from "~/domains/follow-ups/index.server.ts";
import { canReadAnalytics } from "~/domains/growth/growth.policy.ts";
import { listCallsOfLead } from "~/domains/inbox/index.server.ts";
import { findSourceLead, type SourceLead } from "~/domains/lead-sources/index.server.ts";
import { type JunkReason, junkFacts } from "~/domains/lead-sources/index.ts";
import { leadEvents, leadNotes, leads, withMerged } from "~/domains/leads/index.server.ts";
import { messages } from "~/domains/messaging/index.server.ts";
import { replyKind } from "~/domains/messaging/index.ts";
import {
  type Actor,
  authorize,
  type BusinessReader,
  formatSeconds,
} from "~/domains/shared/index.ts";
import { findBusinessZone, mainPageFirst, seoPages } from "~/domains/storefront/index.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { composeEvidence } from "./compose-evidence.ts";
import { findings, type PlatformForm, platformFormOf } from "./platform-forms.ts";

export type EvidenceChoice = {
  /** Null for the strongest evidence found. */
  reason: JunkReason | null;
  /** The notes to include. */
  noteIds: readonly string[];
};

/**
 * The evidence for a credit request about a lead that a source sent: what arrived when, what is
 * wrong with it, and every attempt to reach the person; null if there is no such lead.
 */
export async function readCreditEvidence(
  platform: Platform,
  actor: Actor,
  { sourceLeadId, reason, noteIds }: EvidenceChoice & { sourceLeadId: string },
) {
  authorize(canReadAnalytics(actor));
  const sourceLead = await findSourceLead(platform, actor, sourceLeadId);
  if (!sourceLead) return null;
  const { query } = platform.database;
  const { contractorId } = actor;
  const zone = await findBusinessZone(query, contractorId, platform.settings.timeZone);
  const [page] = await query
    .select({ businessName: seoPages.businessName })
    .from(seoPages)
    .where(eq(seoPages.contractorId, contractorId))
    .orderBy(...mainPageFirst)
    .limit(1);
  const contacts = await readContacts(platform, actor, sourceLead);
  const form = platformFormOf({ kind: sourceLead.source.kind, name: sourceLead.source.name });
  const chosen = reason ?? strongestOf(sourceLead.reasons, form);
  const { person, attempts, replies, calls, notes } = contacts;
  const text = composeEvidence(
    {
      platform: form.name,
      businessName: page?.businessName ?? "",
      lead: person ?? sourceLead.fields,
      providerLeadId: sourceLead.providerLeadId,
      deliveredAt: sourceLead.createdAt,
      costCents: sourceLead.costCents,
      reason: (chosen && form.reasons[chosen]) ?? null,
      findings: [
        ...sourceLead.reasons.map((reason) => findings[reason]),
        ...(sourceLead.verdict === "junk" ? ["Our team checked it: not a real lead for us."] : []),
      ],
      attempts,
      replies,
      calls,
      notes: notes.filter(({ id }) => noteIds.includes(id)),
    },
    zone,
  );
  return { sourceLead, personName: contacts.name, form, reason: chosen, text, notes };
}

export type LeadEvidence = NonNullable<Awaited<ReturnType<typeof readCreditEvidence>>>;

/** The strongest evidence for which the platform has a reason. */
const strongestOf = (reasons: readonly JunkReason[], form: PlatformForm): JunkReason | null =>
  reasons
    .filter((reason) => form.reasons[reason] !== undefined)
    .toSorted((a, b) => junkFacts[b].points - junkFacts[a].points)[0] ?? null;

const nothing = { name: null, person: null, attempts: [], replies: [], calls: [], notes: [] };
const maxListed = 100;

/** What happened between the business and the person since the source sent them. */
async function readContacts(
  platform: Platform,
  actor: BusinessReader,
  { leadId, createdAt }: SourceLead,
) {
  const { query } = platform.database;
  const [lead] = leadId
    ? await query
        .select({
          name: leads.name,
          phone: leads.phone,
          phoneExtension: leads.phoneExtension,
          email: leads.email,
          address: leads.address,
        })
        .from(leads)
        .where(and(eq(leads.id, leadId), eq(leads.contractorId, actor.contractorId)))
    : [];
  if (!leadId || !lead) return nothing;
  const ofLead = withMerged(query, leadId);
  const conversationIds = query
    .select({ id: enrollments.conversationId })
    .from(enrollments)
    .where(inArray(enrollments.leadId, ofLead));
  const [sentMessages, marked, notes, calls] = await Promise.all([
    query
      .select({
        channel: messages.channel,
        direction: messages.direction,
        kind: messages.kind,
        state: messages.state,
        providerStatus: messages.providerStatus,
        sentAt: messages.sentAt,
        createdAt: messages.createdAt,
      })
      .from(messages)
      .where(
        and(
          inArray(messages.conversationId, conversationIds),
          gte(messages.createdAt, createdAt),
          or(eq(messages.direction, "outbound"), eq(messages.kind, replyKind)),
        ),
      )
      .orderBy(asc(messages.createdAt), asc(messages.id))
      .limit(maxListed),
    query
      .select({ details: leadEvents.details, at: leadEvents.createdAt })
      .from(leadEvents)
      .where(
        and(
          inArray(leadEvents.leadId, ofLead),
          eq(leadEvents.kind, "status_changed"),
          gte(leadEvents.createdAt, createdAt),
        ),
      )
      .orderBy(asc(leadEvents.createdAt))
      .limit(maxListed),
    query
      .select({ id: leadNotes.id, text: leadNotes.text, at: leadNotes.createdAt })
      .from(leadNotes)
      .where(inArray(leadNotes.leadId, ofLead))
      .orderBy(desc(leadNotes.createdAt), desc(leadNotes.id))
      .limit(maxListed),
    listCallsOfLead(platform, actor, leadId),
  ]);
  const channel = { sms: "text", email: "email", voicemail: "voicemail" };
  const sent = sentMessages.filter(
    ({ direction, sentAt, state }) => direction === "outbound" && (sentAt || state === "failed"),
  );
  const byHand = marked.filter(({ details }) => {
    const { after, cause } = details as { after?: string; cause?: string };
    return after === "contacted" && cause !== "message";
  });
  const attempts = [
    ...sent.map((message) => ({
      at: message.sentAt ?? message.createdAt,
      what: `${channel[message.channel]} ${outcomeOf(message)}`,
    })),
    ...byHand.map(({ at }) => ({ at, what: "marked as contacted by our team" })),
  ];
  return {
    name: lead.name,
    person: [
      { label: "Name", value: lead.name },
      { label: "Phone", value: formatPhone(lead.phone, lead.phoneExtension) ?? "none" },
      { label: "Email", value: lead.email ?? "none" },
      ...(lead.address ? [{ label: "Address", value: lead.address }] : []),
    ],
    attempts: attempts.toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    replies: sentMessages
      .filter(({ direction }) => direction === "inbound")
      .map((message) => ({ at: message.createdAt, what: `${channel[message.channel]} from them` })),
    calls: calls
      .filter((call) => call.createdAt >= createdAt)
      .map(({ createdAt: at, seconds }) => ({
        at,
        what: seconds ? `they called, ${formatSeconds(seconds)}` : "they called, not answered",
      })),
    notes: notes.toReversed(),
  };
}

type Sent = Pick<typeof messages.$inferSelect, "state" | "providerStatus">;

function outcomeOf({ state, providerStatus }: Sent): string {
  if (providerStatus === "delivered") return "delivered";
  const isLost = providerStatus === "undelivered" || providerStatus === "failed";
  return isLost || state === "failed" ? "not delivered" : "sent";
}
