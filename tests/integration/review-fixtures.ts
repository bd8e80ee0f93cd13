import { eq } from "drizzle-orm";
import { reviewRequests } from "~/domains/growth/growth.tables.server.ts";
import { saveReviewSettings } from "~/domains/growth/reviews/reviews.server.ts";
import { sendDueReviewRequests } from "~/domains/growth/reviews/send-review-requests.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { completeVisit } from "~/domains/schedule/visits/change-visit.server.ts";
import { type BusinessMember, system } from "~/domains/shared/access/actor.ts";
import { lastingToken } from "~/platform/secrets/secrets.server.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { processEvents } from "../setup/process-events.ts";
import type { TestPlatform } from "../setup/shared-platform.ts";
import { addVisit, newBusiness } from "./appointment-fixtures.ts";
import { followUps } from "./follow-up-fixtures.ts";

export const google = "https://g.page/r/CabcDEF/review";

/** The settings form's values. */
export const settingsForm = (change: Record<string, string> = {}) => ({
  enabled: "on",
  channel: "text",
  delay: "120",
  google,
  ...change,
});

/** Helpers for businesses that request reviews. */
export function reviews(platform: () => TestPlatform) {
  const { query, businessWithLead, requestEstimate: requestReviewedPage } = followUps(platform);

  const setUp = async (owner: BusinessMember, change: Record<string, string> = {}) => {
    const saved = await saveReviewSettings(platform(), owner, settingsForm(change));
    if (!saved.ok) throw new Error(JSON.stringify(saved));
  };
  /** A business that texts and requests reviews, with a lead. */
  async function businessWithReviews(person: object = {}, change: Record<string, string> = {}) {
    const lead = await businessWithLead({ person });
    const owner = await addBusinessMember(platform(), lead.contractorId, "owner");
    await setUp(owner, change);
    return { ...lead, owner, about: { lead_id: lead.leadId, email: lead.email } };
  }
  /** A business whose customers submitted no request on a page. */
  async function requestingByEmail() {
    const owner = await newBusiness(platform());
    await setUp(owner);
    return { owner, contractorId: owner.contractorId };
  }
  const complete = async (owner: BusinessMember, visitId: string) => {
    await completeVisit(platform(), owner, visitId, true);
    await processEvents(platform());
  };
  const done = async (owner: BusinessMember, change: Record<string, string> = {}) => {
    const visitId = await addVisit(platform(), owner, change);
    await complete(owner, visitId);
    return visitId;
  };
  const sendDue = () => sendDueReviewRequests(platform(), system("test"));
  const requestsOf = (contractorId: string) =>
    query()
      .select()
      .from(reviewRequests)
      .where(eq(reviewRequests.contractorId, contractorId))
      .orderBy(reviewRequests.createdAt, reviewRequests.id);
  const sentBy = async (contractorId: string) =>
    (
      await query()
        .select()
        .from(messages)
        .where(eq(messages.contractorId, contractorId))
        .orderBy(messages.createdAt, messages.id)
    ).filter(({ kind }) => kind === "review-text" || kind === "review-request");
  const tokenOf = (requestId: string) => lastingToken(platform().fingerprint, "review", requestId);
  /** A review request that was emailed. */
  async function requestedByEmail() {
    const { owner, contractorId } = await requestingByEmail();
    await done(owner);
    platform().passTime(24 * 60 * 60_000);
    await sendDue();
    const [request] = await requestsOf(contractorId);
    if (!request?.requestedAt) throw new Error("nobody was asked");
    return { owner, contractorId, request, token: tokenOf(request.id) };
  }
  return {
    query,
    requestReviewedPage,
    setUp,
    businessWithReviews,
    requestingByEmail,
    requestedByEmail,
    complete,
    done,
    sendReviewRequests: sendDue,
    requestsOf,
    sentBy,
    tokenOf,
  };
}
