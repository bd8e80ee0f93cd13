import { readBranding } from "~/domains/publishing/index.server.ts";
import type { visits } from "~/domains/schedule/schedule.tables.server.ts";
import { openLink } from "~/domains/schedule/visit-offers/visit-links.server.ts";
import { formatArrival } from "~/domains/schedule/visits/visit-clock.ts";
import { lastingLinkToken } from "~/domains/shared/index.server.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { minutesLeft } from "./on-the-way.ts";

type Keys = Pick<Platform, "settings" | "fingerprint">;

/**
 * The customer's page of one visit, which shows when the crew arrives. Its token also opens the page to
 * reschedule.
 */
export async function arrivalLink(keys: Keys, database: Reader, visitId: string): Promise<string> {
  const token = await lastingLinkToken(keys, database, "visit", visitId);
  return new URL(`/v/${token}`, keys.settings.siteUrl).href;
}

/**
 * What the page of a visit shows now; no personal data of the customer, since others may see the link.
 * Null if the link isn't valid or nothing is booked.
 */
export async function findArrival(platform: Platform, token: string) {
  const { query } = platform.database;
  const link = await openLink(platform, query, token);
  if (!link?.visit) return null;
  const { contractorId, visit } = link;
  const zone = await findBusinessZone(query, contractorId, platform.settings.timeZone);
  return {
    branding: await readBranding(query, contractorId),
    arrival: formatArrival(visit, zone),
    ...stateOf(visit, platform.clock.now()),
  };
}

export type Arrival = NonNullable<Awaited<ReturnType<typeof findArrival>>>;

type Visit = typeof visits.$inferSelect;

function stateOf(visit: Visit, now: Date) {
  const { state, onTheWayAt, onTheWayMinutes, onTheWayBy } = visit;
  if (state !== "booked" || !onTheWayAt) return { state, by: null, minutes: null };
  const minutes = minutesLeft({ onTheWayAt, onTheWayMinutes }, now);
  return { state: "on_the_way" as const, by: onTheWayBy, minutes };
}
