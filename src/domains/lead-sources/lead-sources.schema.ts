import * as z from "zod/mini";
import { dollars, optionalDollars } from "~/domains/shared/index.ts";
import {
  checkbox,
  optionalLine,
  optionalWebAddress,
  requiredLine,
} from "~/platform/validation/fields.ts";
import { maxNameLength, sourceKinds } from "./lead-sources.ts";
import { leadVerdicts } from "./source-leads.ts";

/** A new source. */
export const newSourceSchema = z.object({
  kind: z.enum(sourceKinds, "Choose where the leads come from"),
  name: requiredLine("Enter a name", maxNameLength),
});
export type NewSource = z.output<typeof newSourceSchema>;

/** A website's name, also from its whole address as people copy it. */
const host = z.pipe(
  optionalLine(2_000),
  z.transform((typed: string | null, context): string | null => {
    if (typed === null) return null;
    const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
    const name = URL.canParse(address) ? new URL(address).hostname : "";
    if (name.length > 253 || !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(name)) {
      const message = "Enter your website’s address, like example.com";
      context.issues.push({ code: "custom", message, input: typed });
    }
    return name;
  }),
);

/** What a business chooses for a source. */
export const sourceSettingsSchema = z.object({
  name: requiredLine("Enter a name", maxNameLength),
  page_id: z.nullable(z.uuid("Choose a page")),
  is_on: checkbox,
  follows_up: checkbox,
  texts_allowed: checkbox,
  cost: optionalDollars,
  site_host: z._default(host, null),
  thank_you_url: z._default(
    optionalWebAddress("Enter the page’s address, like https://example.com/thanks"),
    null,
  ),
});
export type SourceSettings = z.output<typeof sourceSettingsSchema>;

/** A member's decision about a lead; nothing takes it back. */
export const verdictSchema = z.object({
  verdict: z.pipe(
    z.enum([...leadVerdicts, ""], "Choose junk or real"),
    z.transform((verdict) => verdict || null),
  ),
});

/** What a source paid back for a lead, in cents. */
export const creditSchema = z.object({
  amount: z.pipe(
    dollars,
    z.transform((cents: number | null, context): number => {
      const message = "Enter an amount up to $100,000";
      const isFit = cents !== null && cents > 0 && cents <= 10_000_000;
      if (!isFit) context.issues.push({ code: "custom", message, input: cents });
      return cents ?? 0;
    }),
  ),
});

/** Google's own reasons for a bad lead of Local Services Ads, and what each says on screens. */
export const googleReasons = {
  SPAM: "Spam: a bot, a silent call, or a scam",
  DUPLICATE: "Duplicate: they contacted you before",
  GEO_MISMATCH: "Outside your service area",
  JOB_TYPE_MISMATCH: "A service you don’t offer",
  NOT_READY_TO_BOOK: "Not ready to book",
  SOLICITATION: "Someone selling something or looking for a job",
  OTHER_DISSATISFIED_REASON: "Other",
} as const;
export type GoogleReason = keyof typeof googleReasons;

/** "ProvideLeadFeedbackRequest": a comment is required with "other", and only sent with it. */
export const googleFeedbackSchema = z.pipe(
  z.object({
    reason: z.enum(Object.keys(googleReasons) as GoogleReason[], "Choose a reason"),
    comment: z._default(optionalLine(1_000), null),
  }),
  z.transform(({ reason, comment }, context) => {
    const isOther = reason === "OTHER_DISSATISFIED_REASON";
    if (isOther && !comment) {
      const message = "Enter what was wrong with the lead";
      context.issues.push({ code: "custom", message, input: comment, path: ["comment"] });
    }
    return { reason, comment: isOther ? comment : null };
  }),
);
export type GoogleFeedback = z.output<typeof googleFeedbackSchema>;

/** A Facebook page, and a token that may read its leads. */
export const metaConnectionSchema = z.object({
  account_id: requiredLine("Enter the page’s ID", 30).check(
    z.refine((text) => /^\d{5,25}$/.test(text), "Enter the page’s ID, which is only digits"),
  ),
  access_token: requiredLine("Paste the token", 1_000).check(
    z.refine((text) => /^[\x21-\x7e]{20,}$/.test(text), "Paste the whole token, without spaces"),
  ),
});
export type MetaConnection = z.output<typeof metaConnectionSchema>;
