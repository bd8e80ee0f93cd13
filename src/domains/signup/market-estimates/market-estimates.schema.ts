import * as z from "zod/mini";
import { findState } from "~/domains/shared/index.ts";
import {
  crossFieldRule,
  optionalEmail,
  optionalPhone,
  requiredLine,
} from "~/platform/validation/fields.ts";
import { areaRequired, contactRequired, contactRequiredForClaim } from "./estimate-toasts.ts";

const contact = { email: optionalEmail("Invalid email address"), phone: optionalPhone };

/** Requires an email or a phone number. */
const reachable = (message: string) =>
  crossFieldRule<{ email: string | null; phone: string | null }>(
    // A field that failed validation is missing here, but wasn't left empty.
    ({ email, phone }) => email !== null || phone !== null,
    "email",
    message,
  );

const area = {
  industry: requiredLine(areaRequired.industry, 60),
  city: requiredLine(areaRequired.city, 100),
};

/** Step 1 of the Results Generator; both fields are required. */
export const areaSchema = z.object(area);

/** Both steps together, as saved. */
export const estimateSchema = z
  .object({ ...area, ...contact })
  .check(reachable(contactRequired.description));

const claim = { business_name: requiredLine("Business name is required"), ...contact };

/** The claimant of a known territory. */
export const claimantSchema = z.object(claim).check(reachable(contactRequiredForClaim.description));

/** A claim as saved: the service, and the city as "City, State". */
export const claimSchema = z
  .object({ ...area, ...claim })
  .check(reachable(contactRequiredForClaim.description));

/** A requested area that isn't listed. */
export const newAreaSchema = z.object({
  service: requiredLine("Choose a service", 60),
  city: requiredLine("Enter a city", 100),
  state: requiredLine("Choose a state", 40).check(
    z.refine((state) => findState(String(state)) !== null, "Choose a state"),
  ),
});
