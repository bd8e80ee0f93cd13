import { placeOfZip } from "~/domains/shared/time-zones/time-zones.server.ts";
import { whereaboutsOf } from "./sending/gate-facts.ts";

type Places = { businessZip: string | null; zipCode: string | null; phone: string | null };

/**
 * The IANA zones by which a business and a person live.
 * @param usualZone of a business whose ZIP code says none
 */
export function zonesOf({ businessZip, zipCode, phone }: Places, usualZone: string) {
  const ours = placeOfZip(businessZip ?? "")?.zones[0] ?? usualZone;
  return { ours, theirs: whereaboutsOf(zipCode, phone).zones[0] ?? ours };
}
