import * as z from "zod/mini";
import { findState } from "~/domains/shared/services/states.ts";
import { across, optionalEmail, requiredLine } from "~/platform/validation/fields.ts";
import { optionalPhone } from "~/platform/validation/phone-fields.ts";
import { areaMissing, contactRequired, contactRequiredForClaim } from "./estimate-toasts.ts";

const contact = { email: optionalEmail("Invalid email address"), phone: optionalPhone };

/** At least one way to reach the person. */
const reachable = (message: string) =>
  across<{ email: string | null; phone: string | null }>(
    // A field that failed is missing here, and was not left empty.
    ({ email, phone }) => email !== null || phone !== null,
    "email",
    message,
  );

const area = {
  industry: requiredLine(areaMissing.industry, 60),
  city: requiredLine(areaMissing.city, 100),
};

/** The first step of the Results Generator: both required. */
export const areaSchema = z.object(area);

/** Both steps together, as they are saved. */
export const estimateSchema = z
  .object({ ...area, ...contact })
  .check(reachable(contactRequired.description));

const claim = { business_name: requiredLine("Business name is required"), ...contact };

/** Who claims a territory that is known. */
export const claimantSchema = z.object(claim).check(reachable(contactRequiredForClaim.description));

/** A claim as it is saved: which service, and where as "City, State". */
export const claimSchema = z
  .object({ ...area, ...claim })
  .check(reachable(contactRequiredForClaim.description));

/** The territory that somebody asks for in words of their own. */
export const newAreaSchema = z.object({
  service: requiredLine("Choose a service", 60),
  city: requiredLine("Enter a city", 100),
  state: requiredLine("Choose a state", 40).check(
    z.refine((state) => findState(String(state)) !== null, "Choose a state"),
  ),
});
