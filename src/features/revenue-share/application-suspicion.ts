import { hasContactDetails } from "~/platform/validation/contact-details.ts";
import type { Application } from "./revenue-share.schema.ts";
import type { ApplicationSuspicion } from "./revenue-share.ts";

/**
 * Why an application looks like a machine's, or null (`leads.spam-quarantined`). `trap` is what stands in the field
 * that people cannot see; programs have none.
 */
export function suspicionOfApplication(
  { business_name, contact_name, service_areas }: Application,
  trap: string,
): ApplicationSuspicion | null {
  if (trap !== "") return "honeypot";
  return [business_name, contact_name, ...service_areas].some(hasContactDetails) ? "links" : null;
}
