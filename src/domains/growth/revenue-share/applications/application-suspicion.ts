import { hasContactDetails } from "~/platform/validation/typed-text.ts";
import type { Application } from "../revenue-share.schema.ts";
import type { ApplicationSuspicion } from "../revenue-share.ts";

/**
 * Why an application looks automated, or null (`leads.spam-quarantined`). `honeypot` is the value
 * of the field hidden from people; API clients have none.
 */
export function detectSpamApplication(
  { business_name, contact_name, service_areas }: Application,
  honeypot: string,
): ApplicationSuspicion | null {
  if (honeypot !== "") return "honeypot";
  return [business_name, contact_name, ...service_areas].some(hasContactDetails) ? "links" : null;
}
