import { and, asc, desc, eq, inArray, isNull } from "drizzle-orm";
import { customerConsents } from "~/domains/customers/index.server.ts";
import { checkManualSends } from "~/domains/follow-ups/by-hand/send-manual-message.server.ts";
import { describeBlockReason, describeHoldReason } from "~/domains/follow-ups/describe-hold.ts";
import { canReadFollowUp } from "~/domains/follow-ups/follow-ups.policy.ts";
import { enrollments } from "~/domains/follow-ups/follow-ups.tables.server.ts";
import type { GateDecision } from "~/domains/follow-ups/gate.ts";
import { readerOf } from "~/domains/follow-ups/gate-reasons.ts";
import { formatMoment } from "~/domains/follow-ups/sequences/moments.ts";
import {
  consentRecords,
  isDelivered,
  leadEnquiries,
  leads,
  withMerged,
} from "~/domains/leads/index.server.ts";
import {
  isManualConsent,
  isSourceConsent,
  type LeadSource,
  leadSourceLabels,
} from "~/domains/leads/index.ts";
import type { MessageChannel } from "~/domains/messaging/index.ts";
import { attributionOf, ownRows } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, shortDay } from "~/domains/shared/index.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { clocksOf } from "./find-follow-up.server.ts";

export type ExplainedChannel = {
  channel: MessageChannel;
  state: "sent" | "waits" | "never";
  /** Why, and on what basis, with its source and time. */
  sentences: string[];
};

/**
 * What may be sent to the person behind a lead now, on each channel: the gate's decision on a message
 * about their request, why, and the basis.
 * @returns null if there is no conversation with them, or an opt-out is in progress
 */
export async function explainChannels(
  platform: Platform,
  actor: Actor,
  leadId: string,
): Promise<ExplainedChannel[] | null> {
  authorize(canReadFollowUp(actor));
  const { query } = platform.database;
  const [enrollment] = await query
    .select()
    .from(enrollments)
    .where(and(eq(enrollments.leadId, leadId), ownRows(actor, enrollments.contractorId)))
    .orderBy(desc(enrollments.createdAt), desc(enrollments.id))
    .limit(1);
  if (!enrollment) return null;
  const checked = await inTransaction(platform, (work) =>
    checkManualSends(platform, work, enrollment, [
      { channel: "sms" },
      { channel: "sms", purpose: "marketing" },
      { channel: "email" },
    ]),
  );
  const [text, offer, email] = checked;
  if (!text || !offer || !email) return null;
  const { facts } = text;
  const { recipient, business } = clocksOf(facts, platform.settings.timeZone);
  const reader = readerOf(actor);
  const explain = (channel: MessageChannel, decision: GateDecision): ExplainedChannel =>
    decision.decision === "send"
      ? { channel, state: "sent", sentences: [] }
      : {
          channel,
          state: decision.decision === "hold" ? "waits" : "never",
          sentences: [describeBlockReason(decision, channel, recipient, reader)],
        };
  const shown: ExplainedChannel[] = [];
  if (facts.phone) {
    const texts = explain("sms", text.decision);
    const bases = await listTextBases(query, { ...enrollment, phone: facts.phone }, business.zone);
    shown.push({
      ...texts,
      sentences: [
        ...(texts.state === "sent" ? ["Texts about their request can be sent."] : texts.sentences),
        ...(texts.state === "never" ? [] : [describeOffers(offer.decision)]),
        ...(texts.state !== "sent" &&
        !enrollment.endedAt &&
        email.decision.decision === "send" &&
        !facts.doNotContact
          ? ["Until then, the follow-up’s texts are sent by email where a step allows it."]
          : []),
        ...bases,
      ],
    });
  } else shown.push({ channel: "sms", state: "never", sentences: ["No phone number on file."] });
  if (facts.email) {
    const mails = explain("email", email.decision);
    shown.push({
      ...mails,
      sentences: [
        ...(mails.state !== "sent"
          ? mails.sentences
          : facts.doNotContact
            ? [
                "This customer is marked “Do not contact,” so only emails your team writes can be sent.",
              ]
            : ["Emails can be sent."]),
        await describeEmailBasis(query, leadId, business.zone),
      ],
    });
  } else shown.push({ channel: "email", state: "never", sentences: ["No email address on file."] });
  return shown;
}

function describeOffers(decision: GateDecision): string {
  if (decision.decision === "send") return "Offers by text can be sent, too.";
  const detail = decision.decision === "hold" ? (decision.detail ?? null) : null;
  return decision.reason === "no_consent"
    ? "No offers by text: they didn’t agree to those in writing."
    : `No offers by text: ${describeHoldReason(decision.reason, detail, "contractor")}`;
}

const consentPurposes = {
  informational_sms: "texts about their request",
  marketing_sms: "offers",
  marketing_voice: "automated calls",
};

type Texted = { leadId: string; contractorId: string; phone: string };

/** Each recorded consent to texts to this number: where it's from, its wording, and when. */
async function listTextBases(
  query: Reader,
  { leadId, contractorId, phone }: Texted,
  zone: string,
): Promise<string[]> {
  const consents = await query
    .select({
      kind: consentRecords.kind,
      wording: consentRecords.wording,
      version: consentRecords.wordingVersion,
      page: consentRecords.page,
      recordedBy: consentRecords.userAgent,
      createdAt: consentRecords.createdAt,
    })
    .from(consentRecords)
    .innerJoin(leadEnquiries, eq(leadEnquiries.id, consentRecords.enquiryId))
    .where(
      and(
        inArray(leadEnquiries.leadId, withMerged(query, leadId)),
        eq(consentRecords.phone, phone),
        isDelivered,
      ),
    )
    .orderBy(desc(consentRecords.createdAt), asc(consentRecords.kind));
  const byMember = await query
    .select()
    .from(customerConsents)
    .where(
      and(
        eq(customerConsents.contractorId, contractorId),
        eq(customerConsents.phone, phone),
        isNull(customerConsents.withdrawnAt),
      ),
    )
    .limit(1);
  // The latest of each kind.
  const latest = consents.filter(
    (consent, index) => consents.findIndex(({ kind }) => kind === consent.kind) === index,
  );
  const shown = latest.map(({ kind, wording, version, page, recordedBy, createdAt }) => {
    const at = formatMoment(createdAt, zone);
    const purpose = consentPurposes[kind];
    const how = isManualConsent(version)
      ? `recorded by ${recordedBy}`
      : isSourceConsent(version)
        ? `came with the lead from ${page}`
        : "they checked the box on your page";
    return `Basis for ${purpose}: ${how}, ${at}: “${wording}”`;
  });
  return [
    ...shown,
    ...byMember.map(
      ({ givenBy, givenOn, recordedBy }) =>
        `Basis for texts: agreed by ${givenBy} on ${shortDay(givenOn)}, recorded by ${recordedBy}.`,
    ),
  ];
}

/** How the business came by the email address. */
async function describeEmailBasis(query: Reader, leadId: string, zone: string): Promise<string> {
  const [latest] = await query
    .select({
      id: leadEnquiries.id,
      createdAt: leadEnquiries.createdAt,
      source: leads.source,
    })
    .from(leadEnquiries)
    .innerJoin(leads, eq(leads.id, leadEnquiries.leadId))
    .where(and(inArray(leadEnquiries.leadId, withMerged(query, leadId)), isDelivered))
    .orderBy(desc(leadEnquiries.createdAt), desc(leadEnquiries.id))
    .limit(1);
  const link = "Each email has a link to unsubscribe.";
  if (!latest) return link;
  const cameBy = await attributionOf(query, "enquiry", latest.id);
  const where = describeSource(latest.source, cameBy?.last.campaign.utm_source ?? null);
  return `Basis: they requested help ${where}, ${formatMoment(latest.createdAt, zone)}. ${link}`;
}

function describeSource(source: LeadSource, name: string | null): string {
  if (source === "page") return "on your page";
  if (source === "elsewhere" && name) return `through ${name}`;
  return `and your team entered it (${leadSourceLabels[source]})`;
}
