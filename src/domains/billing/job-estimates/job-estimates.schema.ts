import * as z from "zod/mini";
import { email, phone, workAddress } from "~/domains/leads/index.ts";
import { dollars, optionalPortion, optionalRate, readDay } from "~/domains/shared/index.ts";
import {
  asList,
  checkbox,
  optionalLine,
  optionalText,
  phoneExtension,
  preprocess,
  requiredLine,
  requiredText,
  withExtension,
} from "~/platform/validation/fields.ts";
import { jobEstimateText } from "./job-estimates.text.en.ts";
import { approvalMethods, maxLines, maxReasonLength, sendMethods } from "./job-estimates.ts";

/** Customer and subject of an estimate. */
export const customerFields = {
  customer_name: requiredLine("Enter the customer’s name", 200),
  phone,
  phone_extension: phoneExtension,
  email,
  what: requiredLine("Enter the job", 200),
  address: workAddress,
};

export const optionalId = preprocess((value) => value || null, z.nullable(z.uuid()));

const picked = z.optional(
  preprocess(
    asList,
    z.array(z.uuid("Choose items from your price book")).check(z.maxLength(maxLines)),
  ),
);

export const newEstimateSchema = withExtension(
  z.object({
    ...customerFields,
    lead_id: optionalId,
    work_order_id: optionalId,
    /** A customer of the business, when there is no lead or job. */
    customer_id: z.optional(optionalId),
    /** Ids of price book items for each option. */
    pick_1: picked,
    pick_2: picked,
    pick_3: picked,
  }),
);

/** A calendar day. */
export const day = preprocess(
  (value) => readDay(value) ?? "",
  z.string().check(z.minLength(1, "Choose a day")),
);

/** Price terms that apply to a document's lines as a whole. */
export const priceFields = {
  discount: optionalPortion,
  tax_rate: optionalRate,
  message: optionalText(2_000),
};

/** What applies to all of a job's line items. */
export const jobItemsSchema = z.object({ discount: optionalPortion, tax_rate: optionalRate });

/** An estimate without its options. */
export const termsSchema = withExtension(
  z.object({
    ...customerFields,
    ...priceFields,
    deposit: optionalPortion,
    expires_on: day,
  }),
);

/** "2.5" as thousandths; blank means 1. */
const quantity = z.pipe(
  optionalLine(12),
  z.transform((text: string | null, context) => {
    const [, whole = "", fraction = ""] =
      /^(\d{1,5})(?:\.(\d{1,3}))?$/.exec((text ?? "1").replaceAll(/[,\s]/g, "")) ?? [];
    if (whole === "") {
      const message = "Enter a quantity, like 1 or 2.5";
      context.issues.push({ code: "custom", message, input: text });
    }
    return Number(whole) * 1_000 + Number(fraction.padEnd(3, "0"));
  }),
);

export const lineSchema = z.object({
  description: requiredLine("Enter the item", 200),
  unit: optionalLine(20),
  quantity,
  price: dollars,
  taxable: checkbox,
});

export const optionNameSchema = z.object({ name: requiredLine("Name this option", 60) });

export const sendingSchema = z.object({
  channel: z.enum(sendMethods, "Choose how to send it"),
});

/** A customer's acceptance: the option, version, and name. */
export const acceptanceSchema = z.object({
  version: preprocess((value) => Number(value), z.int(jobEstimateText.openAgain)),
  option: preprocess(
    (value) => Number(value),
    z.int(jobEstimateText.optionMissing).check(z.gte(0, jobEstimateText.optionMissing)),
  ),
  typed_name: requiredLine(jobEstimateText.nameMissing, 200),
});

/** An approval that a team member records: the version, the option, and how the customer told them. */
export const approvalSchema = z.object({
  version: preprocess((value) => Number(value), z.int("Refresh the page")),
  option: preprocess(
    // An estimate with one option has no field for it.
    (value) => (value === "" ? Number.NaN : Number(value ?? 0)),
    z.int("Choose an option").check(z.gte(0, "Choose an option")),
  ),
  method: z.enum(approvalMethods, "Choose how they approved it"),
});

export const declineSchema = z.object({ reason: optionalText(maxReasonLength) });

export const questionSchema = z.object({
  question: requiredText(jobEstimateText.questionMissing, maxReasonLength),
});

export type NewEstimate = z.output<typeof newEstimateSchema>;
export type EstimateTerms = z.output<typeof termsSchema>;

export const priceSchema = z.object({
  name: requiredLine("Enter the item", 200),
  unit: optionalLine(20),
  price: dollars,
  taxable: checkbox,
});
