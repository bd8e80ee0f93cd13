import { type Actor, authorize } from "~/features/access/actor.ts";
import { findBusinessZone } from "~/features/business-pages/find-business-zone.server.ts";
import {
  type MessageWritten,
  writeMessage,
} from "~/features/follow-ups/by-hand/write-message.server.ts";
import { momentOn } from "~/features/time-zones/local-day.ts";
import { holdCrew } from "~/features/visits/book-within.server.ts";
import { formatArrival } from "~/features/visits/visit-clock.ts";
import { canPlanVisits } from "~/features/visits/visits.policy.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { invalid } from "~/platform/result.ts";
import { hashToken } from "~/platform/secrets/secrets.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import type { OfferRequest } from "./visit-offers.schema.ts";
import { visitOffers } from "./visit-offers.tables.server.ts";
import { offerDays } from "./visit-offers.ts";

type Offered = { leadId: string; request: OfferRequest; requestKey: string };

/**
 * Offers times to the person behind a lead of the business: a message through the one path out and its
 * gate, with a secret address at which they pick one (`schedule.offer`). The message and the offer are
 * there together or not at all; pressed twice it is sent once.
 */
export async function offerTimes(
  platform: Platform,
  actor: Actor,
  { leadId, request, requestKey }: Offered,
): Promise<MessageWritten> {
  authorize(canPlanVisits(actor));
  const { contractorId, businessName } = actor;
  const { settings, database, clock } = platform;
  const zone = await findBusinessZone(database.query, contractorId, settings.timeZone);
  const starts = startsOf(request, zone);
  if (starts.some((start) => start <= clock.now())) {
    return invalid({ date_1: "Offer times that are still to come" });
  }
  const crewId = await inTransaction(platform, (work) =>
    holdCrew(work, contractorId, request.crew_id),
  );
  if (!crewId) return invalid({ crew_id: "Choose a crew" });
  // The same for a second press, and nobody's to guess: keyed by the installation.
  const token = platform.fingerprint("visit-offer", `${contractorId} ${leadId} ${requestKey}`);
  const windowMinutes = request.window_minutes;
  const listed = starts.map((startsAt) => formatArrival({ startsAt, windowMinutes }, zone));
  const link = new URL(`/b/${token}`, settings.siteUrl).href;
  const words = `We can come:\n${listed.map((one) => `- ${one}`).join("\n")}\nPick a time: ${link}`;
  const subject =
    request.channel === "email" ? `Pick a time for your visit from ${businessName}` : null;
  return writeMessage(platform, actor, {
    leadId,
    request: { channel: request.channel, subject, words },
    requestKey,
    alongside: async ({ tx, now }) => {
      await tx.insert(visitOffers).values({
        contractorId,
        leadId,
        crewId,
        tokenHash: hashToken(token),
        what: request.what,
        address: request.address,
        starts,
        durationMinutes: request.duration_minutes,
        travelMinutes: request.travel_minutes,
        windowMinutes,
        expiresAt: new Date(now.getTime() + offerDays * 24 * 60 * 60_000),
        createdAt: now,
      });
    },
  });
}

function startsOf(request: OfferRequest, zone: string): Date[] {
  const { date_3, time_3 } = request;
  const starts = [
    momentOn(zone, request.date_1, request.time_1),
    momentOn(zone, request.date_2, request.time_2),
    ...(date_3 !== null && time_3 !== null ? [momentOn(zone, date_3, time_3)] : []),
  ];
  return starts.sort((a, b) => a.getTime() - b.getTime());
}
