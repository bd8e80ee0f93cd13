import * as z from "zod/mini";
import { asList, preprocess, requiredLine } from "~/platform/validation/fields.ts";
import { webhookEvents } from "./webhooks.ts";

/** A webhook as its owner entered it. Whether the URL is allowed is checked separately. */
export const webhookSchema = z.object({
  url: requiredLine("Enter the URL", 500),
  events: preprocess(
    asList,
    z
      .array(z.enum(webhookEvents, "Choose from the list"))
      .check(z.minLength(1, "Choose what to send")),
  ),
});
