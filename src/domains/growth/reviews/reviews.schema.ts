import * as z from "zod/mini";
import {
  checkbox,
  optionalWebAddress,
  preprocess,
  requiredText,
} from "~/platform/validation/fields.ts";
import { reviewText } from "./reviews.text.en.ts";
import { maxPrivateMessageLength, reviewChannels, reviewDelays, reviewSites } from "./reviews.ts";

const link = optionalWebAddress("Enter the address of a public page");
const delays = reviewDelays.map(({ value }) => value);

export const reviewSettingsSchema = z.object({
  enabled: checkbox,
  channel: z.enum(reviewChannels, "Choose how requests are sent"),
  delay: preprocess((value) => value, z.enum(delays, "Choose when requests are sent")),
  google: link,
  facebook: link,
  yelp: link,
  other: link,
  other_2: link,
});

export const clickSchema = z.object({ site: z.enum(reviewSites, reviewText.siteMissing) });

export const privateMessageSchema = z.object({
  words: requiredText(reviewText.messageMissing, maxPrivateMessageLength),
});
