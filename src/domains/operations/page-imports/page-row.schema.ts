import * as z from "zod/mini";
import { citySlug, findService, findState } from "~/domains/shared/index.ts";
import { brandColorProblem, parseBrandColor } from "~/domains/signup/index.ts";
import {
  optionalEmail,
  optionalLine,
  optionalPhone,
  optionalText,
  optionalWebAddress,
  requiredLine,
} from "~/platform/validation/fields.ts";
import { zipCodeCell } from "~/platform/validation/zip-code-cell.ts";

const service = z.pipe(
  requiredLine("Service is required", 60),
  z.transform((text: string, context) => {
    const slug = findService(text)?.slug;
    const message = "Use a service like plumbing, HVAC, or lawn-care";
    if (!slug) context.issues.push({ code: "custom", message, input: text });
    return slug ?? "";
  }),
);

const state = z.pipe(
  requiredLine("State is required", 40),
  z.transform((text: string, context) => {
    const code = findState(text)?.code;
    const message = "Use a state like TX or Texas";
    if (!code) context.issues.push({ code: "custom", message, input: text });
    return code ?? "";
  }),
);

const brandColor = z.pipe(
  optionalLine(60),
  z.transform((text: string | null, context) => {
    const color = text && parseBrandColor(text);
    if (text && !color) {
      context.issues.push({ code: "custom", message: brandColorProblem, input: text });
    }
    return color || null;
  }),
);

const startAs = z.pipe(
  optionalLine(10),
  z.transform((text: string | null, context): "draft" | "live" => {
    const word = text?.toLowerCase() ?? "draft";
    if (word === "live" || word === "draft") return word;
    context.issues.push({ code: "custom", message: "Use draft or live", input: text });
    return "draft";
  }),
);

/** A line of the file: one business page. Empty cells are saved as null. */
export const pageRowSchema = z.object({
  business_name: requiredLine("Business name is required"),
  service,
  city: requiredLine("City is required", 100).check(
    z.refine((city) => citySlug(String(city)) !== "", "Use a city's name"),
  ),
  state,
  zip_code: zipCodeCell,
  phone: optionalPhone,
  email: optionalEmail("Use an email address, like name@example.com"),
  headline: optionalLine(200),
  cta_button: optionalLine(60),
  about: optionalText(2000),
  tagline: optionalLine(200),
  brand_color: brandColor,
  website: optionalWebAddress("Use a web address, like https://example.com"),
  facebook_page: optionalWebAddress("Use a web address, like https://facebook.com/yourpage"),
  status: startAs,
});

export type PageRow = z.output<typeof pageRowSchema>;

export const importedColumns = Object.keys(pageRowSchema.shape) as (keyof PageRow)[];
export const requiredColumns = ["business_name", "service", "city", "state"] as const;
