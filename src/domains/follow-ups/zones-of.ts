import { placeOfZip } from "~/domains/shared/time-zones/time-zones.server.ts";
import { recipientLocationOf } from "./sending/gate-facts.ts";

type Places = { businessZip: string | null; zipCode: string | null; phone: string | null };

/**
 * The IANA zones of a business and a person.
 * @param usualZone used if the business's ZIP code has none
 */
export function zonesOf({ businessZip, zipCode, phone }: Places, usualZone: string) {
  const ours = placeOfZip(businessZip ?? "")?.zones[0] ?? usualZone;
  return { ours, theirs: recipientLocationOf(zipCode, phone).zones[0] ?? ours };
}
