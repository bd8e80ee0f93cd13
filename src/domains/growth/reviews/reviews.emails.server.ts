import { z } from "zod";
import { findEmailBlock } from "~/domains/customers/index.server.ts";
import { preferenceLinks } from "~/domains/messaging/index.server.ts";
import { businessVia } from "~/domains/messaging/index.ts";
import { readEmailBusiness } from "~/domains/publishing/index.server.ts";
import { formatDay } from "~/domains/schedule/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import { defineEmail } from "~/platform/mail/email.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { countLinks } from "~/platform/validation/typed-text.ts";
import { crewOnSiteAt } from "./request-timing.ts";
import { findRequest, reviewLink } from "./review-request.server.ts";
import { privateMessageText, reviewText } from "./reviews.text.en.ts";

/** Emails a review request or its reminder; advertising, with everything that law requires. */
export const reviewRequestMail = defineEmail({
  kind: "review-request",
  addressFrom: "form",
  params: z.object({ requestId: z.uuid(), reminds: z.boolean() }),
  async declined(platform, { requestId }) {
    const { query } = platform.database;
    const request = await findRequest(query, requestId);
    if (!request?.job.email) return null;
    if (request.visit.state !== "done") return "The appointment is no longer marked done";
    return findEmailBlock(query, platform, request.job, "optional");
  },
  async suspicion(platform, { requestId }) {
    const request = await findRequest(platform.database.query, requestId);
    return request && countLinks(request.businessName) > 0
      ? "The business name contains a web address"
      : null;
  },
  async compose(platform, { requestId, reminds }, { conversationId }) {
    const { settings, database } = platform;
    const request = await findRequest(database.query, requestId);
    if (!request) throw new Error("The review request this email is about no longer exists");
    const { businessName, businessEmail, visit } = request;
    const zone = await findBusinessZone(database.query, visit.contractorId, settings.timeZone);
    const links = conversationId
      ? await preferenceLinks(platform, database.query, conversationId)
      : null;
    const { ReviewRequestMail } = await import("./reviews.email.tsx");
    return {
      subject: reminds
        ? reviewText.reminderSubject(businessName)
        : reviewText.subject(businessName),
      replyTo: businessEmail,
      senderName: businessVia(businessName, settings.siteName),
      ...(links ? { oneClickUrl: links.oneClick } : {}),
      body: ReviewRequestMail({
        businessName,
        day: formatDay(crewOnSiteAt(visit), zone),
        link: await reviewLink(platform, database.query, requestId),
        preferencesUrl: links?.page ?? null,
        business: await readEmailBusiness(platform, visit.contractorId),
        sender: settings,
      }),
    };
  },
});

/** Emails the business a customer's private message, if the customer isn't a lead. */
export const privateMessageMail = defineEmail({
  kind: "review-private-word",
  addressFrom: "account",
  params: z.object({ requestId: z.uuid() }),
  async compose({ database: { query }, settings }, { requestId }) {
    const request = await findRequest(query, requestId);
    if (!request) throw new Error("The review request this email is about no longer exists");
    const { customerName, email, what } = request.job;
    const { PrivateMessageMail } = await import("./reviews.email.tsx");
    return {
      subject: privateMessageText.subject(customerName),
      replyTo: email,
      body: PrivateMessageMail({
        customerName,
        what,
        phone: formatPhone(request.job.phone, request.job.phoneExtension),
        email,
        link: new URL("/crm/conversations", settings.siteUrl).href,
        sender: settings,
      }),
    };
  },
});
