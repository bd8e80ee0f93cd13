import { eq } from "drizzle-orm";
import { enrollments, sends } from "~/domains/follow-ups/follow-ups.tables.server.ts";
import { createOutages } from "~/domains/follow-ups/sending/outages.ts";
import { processDueFollowUps } from "~/domains/follow-ups/sending/process-due-follow-ups.server.ts";
import { sendMessage } from "~/domains/follow-ups/sending/sender-loop.server.ts";
import { contractorAccounts } from "~/domains/identity/identity.tables.server.ts";
import { leadSchema } from "~/domains/leads/leads.schema.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { senders } from "~/domains/phone-numbers/senders/senders.tables.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { findLivePage } from "~/domains/storefront/business-pages/find-pages.server.ts";
import { seoPages } from "~/domains/storefront/storefront.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { processEvents } from "../setup/process-events.ts";
import type { TestPlatform } from "../setup/shared-platform.ts";
import { expectCaptured } from "./accepted-request.ts";
import { submitRequestOnPage } from "./submit-request-on-page.ts";

/** Helpers for businesses with follow-ups and their leads; the clock moves only when advanced. */
export function followUps(platform: () => TestPlatform) {
  const query = () => platform().database.query;
  const actor = system("test");
  let numbers = 0;

  const consents = { informational_sms: "on", marketing_sms: "on" };

  /** A business with texting turned on, and a lead. */
  async function businessWithLead(
    options: { sender?: boolean; person?: object; times?: number } = {},
  ) {
    numbers += 1;
    const contractorId = newId();
    const pageId = newId();
    await query()
      .insert(contractorAccounts)
      .values({
        id: contractorId,
        businessName: "Bluebonnet",
        name: "Bo",
        email: `${numbers}@b.example`,
      });
    await query()
      .insert(seoPages)
      .values({
        id: pageId,
        contractorId,
        status: "live",
        businessName: "Bluebonnet Plumbing",
        service: "plumbing",
        city: `Austin ${numbers}`,
        citySlug: `austin-${numbers}`,
        state: "TX",
        phone: "(512) 555-0100",
        zipCode: "78701",
      });
    if (options.sender !== false) {
      const phone = `+1512555${String(numbers).padStart(4, "0")}`;
      await query().insert(senders).values({ contractorId, phone, registration: "approved" });
    }
    const lead = await requestEstimate(pageId, options.person);
    return { contractorId, pageId, ...lead };
  }

  async function requestEstimate(pageId: string, change: object = {}) {
    const page = await findLivePage(platform(), pageId);
    if (!page) throw new Error("the page is not live");
    const person = {
      name: "Emily Carter",
      phone: `(512) 555-1${String(numbers).padStart(3, "0")}`,
      email: `emily${numbers}@home.example`,
      need: "The sink leaks",
      zip_code: "78701",
      urgency: "today",
      ...consents,
      ...change,
    };
    const { leadId } = await expectCaptured(submitRequestOnPage(platform(), page, person));
    await processEvents(platform());
    return {
      leadId,
      phone: person.phone,
      number: leadSchema.parse(person).phone,
      email: person.email,
    };
  }

  /** Sends everything due, like a worker's loop. */
  async function sendDue(
    on: Platform = platform(),
    outages = createOutages(() => platform().clock.now()),
  ): Promise<void> {
    for (;;) {
      const { checked, outgoing } = await processDueFollowUps(on, actor, outages.until);
      for (const message of outgoing) await sendMessage(on, actor, message, outages);
      if (checked === 0) return;
    }
  }

  const followUpMessages = (leadId: string) =>
    query()
      .select()
      .from(messages)
      .where(eq(messages.subjectId, leadId))
      .orderBy(messages.createdAt)
      .then((rows) => rows.filter(({ kind }) => kind === "follow-up"));

  const enrollmentOf = async (leadId: string) => {
    const [enrollment] = await query()
      .select()
      .from(enrollments)
      .where(eq(enrollments.leadId, leadId));
    return enrollment;
  };

  const ledgerOf = async (leadId: string) => {
    const enrollment = await enrollmentOf(leadId);
    return query()
      .select()
      .from(sends)
      .where(eq(sends.enrollmentId, enrollment?.id ?? newId()))
      .orderBy(sends.createdAt);
  };

  return {
    query,
    businessWithLead,
    requestEstimate,
    sendDue,
    followUpMessages,
    enrollmentOf,
    ledgerOf,
  };
}
