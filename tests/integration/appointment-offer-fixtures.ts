import { eq } from "drizzle-orm";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { offerSchema } from "~/domains/schedule/schedule.schema.ts";
import { visits } from "~/domains/schedule/schedule.tables.server.ts";
import { offerTimes } from "~/domains/schedule/visit-offers/offer-times.server.ts";
import type { BusinessMember } from "~/domains/shared/access/actor.ts";
import { check } from "~/platform/validation/form.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import type { TestPlatform } from "../setup/shared-platform.ts";
import { crewOf } from "./appointment-fixtures.ts";
import { followUps } from "./follow-up-fixtures.ts";

/** Helpers for businesses with a crew and a lead, and appointment offers to it. */
export function offering(platform: () => TestPlatform) {
  const { query, businessWithLead, requestEstimate, enrollmentOf } = followUps(platform);

  async function ownerWithLead() {
    const lead = await businessWithLead();
    const owner = await addBusinessMember(platform(), lead.contractorId, "owner");
    return { ...lead, owner, crewId: await crewOf(platform(), owner, "Truck 1") };
  }

  /** Offers times as the page does, Monday at 9 AM and Tuesday at 1 PM by default. */
  async function offer(
    actor: BusinessMember,
    leadId: string,
    key: string = crypto.randomUUID(),
    change = {},
  ) {
    const checked = check(offerSchema, {
      crew_id: "",
      duration_minutes: "120",
      travel_minutes: "30",
      window_minutes: "60",
      channel: "sms",
      what: "Leaking sink",
      address: "12 Oak St",
      date_1: "2026-11-23",
      time_1: "09:00",
      date_2: "2026-11-24",
      time_2: "13:00",
      ...change,
    });
    if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
    return offerTimes(platform(), actor, { leadId, request: checked.value, requestKey: key });
  }

  /** Offers times. @returns the token of the emailed link */
  async function offered(actor: BusinessMember, leadId: string, change = {}) {
    const result = await offer(actor, leadId, undefined, change);
    if (!result.ok) throw new Error(JSON.stringify(result));
    const { messageId } = result;
    const [message] = await query().select().from(messages).where(eq(messages.id, messageId));
    return /\/b\/([\w-]+)/.exec(message?.text ?? "")?.[1] ?? "no link";
  }

  const visitsOf = (contractorId: string) =>
    query().select().from(visits).where(eq(visits.contractorId, contractorId));
  return { query, ownerWithLead, ask: requestEstimate, enrollmentOf, offer, offered, visitsOf };
}
