import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { estimateLink } from "~/domains/billing/documents.server.ts";
import { findEmailBlock, portalLinkFor } from "~/domains/customers/index.server.ts";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { preferenceLinks } from "~/domains/messaging/index.server.ts";
import { businessVia } from "~/domains/messaging/index.ts";
import { readEmailBusiness } from "~/domains/publishing/index.server.ts";
import { dayOf, formatCents } from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { defineEmail } from "~/platform/mail/email.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { countLinks } from "~/platform/validation/typed-text.ts";
import { rangeOf, withTotals } from "./estimate-document.ts";
import { composeEstimateMessage } from "./estimate-messages.ts";
import {
  jobEstimateAnswers,
  jobEstimates,
  jobEstimateVersions,
} from "./job-estimates.tables.server.ts";
import { estimateAnsweredText, jobEstimateText } from "./job-estimates.text.en.ts";
import { estimateName, stateOf } from "./job-estimates.ts";

const responses = ["accepted", "declined", "asked"] as const;
export type EstimateResponseKind = (typeof responses)[number];

/** An estimate with the version its customer sees, regardless of later edits. */
async function findMailed(query: Reader, estimateId: string) {
  const [found] = await query
    .select({
      estimate: jobEstimates,
      sent: jobEstimateVersions.document,
      businessName: contractorAccounts.businessName,
      businessEmail: contractorAccounts.email,
    })
    .from(jobEstimates)
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, jobEstimates.contractorId))
    .innerJoin(
      jobEstimateVersions,
      and(
        eq(jobEstimateVersions.estimateId, jobEstimates.id),
        eq(jobEstimateVersions.version, jobEstimates.version),
      ),
    )
    .where(eq(jobEstimates.id, estimateId));
  return found ?? null;
}

type Mailed = NonNullable<Awaited<ReturnType<typeof findMailed>>>;

/** What the message says now; null if it would no longer be true. */
async function composeCurrentMessage(
  { database: { query }, settings, clock }: Platform,
  { estimate, sent }: Mailed,
  reminds: boolean,
) {
  const zone = await findBusinessZone(query, estimate.contractorId, settings.timeZone);
  const state = stateOf(estimate, dayOf(clock.now(), zone));
  const price = state === "accepted" ? estimate : rangeOf(sent.content);
  return composeEstimateMessage(reminds ? "reminder" : "estimate", state, price);
}

/** Emails an estimate to a customer (`estimates.send`), or a reminder of it. */
export const jobEstimateMail = defineEmail({
  kind: "job-estimate",
  addressFrom: "form",
  params: z.object({ estimateId: z.uuid(), reminds: z.optional(z.boolean()) }),
  async declined(platform, { estimateId, reminds = false }) {
    const { query } = platform.database;
    const found = await findMailed(query, estimateId);
    if (found && !(await composeCurrentMessage(platform, found, reminds))) {
      return "The estimate was accepted, declined, voided, or expired before this email was sent";
    }
    if (!found) return null;
    const need = reminds ? "optional" : "needed";
    return findEmailBlock(query, platform, found.estimate, need);
  },
  async suspicion(platform, { estimateId }) {
    const found = await findMailed(platform.database.query, estimateId);
    if (!found) return null;
    return countLinks([found.businessName, found.sent.what].join(" ")) > 0
      ? "The business's estimate text contains a web address"
      : null;
  },
  async compose(platform, { estimateId, reminds = false }, { conversationId }) {
    const { settings, database } = platform;
    const found = await findMailed(database.query, estimateId);
    if (!found) throw new Error("The estimate this email is about no longer exists");
    const { estimate, sent, businessName, businessEmail } = found;
    const message = await composeCurrentMessage(platform, found, reminds);
    if (!message) throw new Error("This estimate no longer needs an email");
    const { JobEstimateMail } = await import("./job-estimates.email.tsx");
    return {
      subject: jobEstimateText.from(message.subject, businessName),
      replyTo: businessEmail,
      senderName: businessVia(businessName, settings.siteName),
      body: JobEstimateMail({
        content: message,
        businessName,
        name: estimateName(estimate.number),
        what: sent.what,
        price: priceOf(found),
        until: estimate.state === "accepted" ? null : estimate.offeredUntil,
        preferencesUrl: conversationId
          ? (await preferenceLinks(platform, database.query, conversationId)).page
          : null,
        link: await estimateLink(platform, database.query, estimateId),
        business: await readEmailBusiness(platform, estimate.contractorId),
        portalUrl: await portalLinkFor(platform, database.query, estimate),
        sender: settings,
      }),
    };
  },
});

/** Notifies the business that its customer accepted, declined, or had a question. */
export const jobEstimateAnswered = defineEmail({
  kind: "job-estimate-answered",
  addressFrom: "account",
  params: z.object({ estimateId: z.uuid(), answer: z.enum(responses) }),
  async compose({ database: { query }, settings }, { estimateId, answer }) {
    const found = await findMailed(query, estimateId);
    if (!found) throw new Error("The estimate this email is about no longer exists");
    const { estimate, sent } = found;
    const { JobEstimateAnswered } = await import("./job-estimates.email.tsx");
    return {
      subject: estimateAnsweredText.subjects[answer](
        estimate.customerName,
        estimateName(estimate.number),
      ),
      replyTo: estimate.email,
      body: JobEstimateAnswered({
        customer: { ...estimate, what: sent.what },
        answer,
        name: estimateName(estimate.number),
        price: priceOf(found),
        deposit: answer === "accepted" ? await acceptedDeposit(query, found) : null,
        sender: settings,
        link: new URL(`/crm/estimates/${estimateId}`, settings.siteUrl).href,
      }),
    };
  },
});

/** The deposit of the accepted option; null if there is none. */
async function acceptedDeposit(query: Reader, { estimate, sent }: Mailed): Promise<string | null> {
  const [response] = await query
    .select({ option: jobEstimateAnswers.option })
    .from(jobEstimateAnswers)
    .where(
      and(eq(jobEstimateAnswers.estimateId, estimate.id), eq(jobEstimateAnswers.kind, "accepted")),
    );
  const cents = withTotals(sent).options[response?.option ?? 0]?.totals.depositCents ?? 0;
  return cents > 0 ? formatCents(cents) : null;
}

/** The accepted price, or the range offered. */
function priceOf({ estimate, sent }: Mailed): string {
  const { lowCents, highCents } = estimate.state === "accepted" ? estimate : rangeOf(sent.content);
  return lowCents === highCents
    ? formatCents(lowCents)
    : jobEstimateText.priceRange(formatCents(lowCents), formatCents(highCents));
}
