import * as z from "zod/mini";
import { optionalDollars } from "~/domains/shared/index.ts";
import {
  optionalLine,
  optionalWebAddress,
  requiredLine,
  ticked,
} from "~/platform/validation/fields.ts";
import { maxNameLength, sourceKinds } from "./lead-sources.ts";

/** A new source. */
export const newSourceSchema = z.object({
  kind: z.enum(sourceKinds, "Choose where the leads come from"),
  name: requiredLine("Enter a name", maxNameLength),
});
export type NewSource = z.output<typeof newSourceSchema>;

const host = optionalLine(253).check(
  z.refine(
    (text) => text === null || /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(text),
    "Enter only the site’s name, like example.com",
  ),
);

/** What a business chooses for a source. */
export const sourceSettingsSchema = z.object({
  name: requiredLine("Enter a name", maxNameLength),
  page_id: z.nullable(z.uuid("Choose a page")),
  is_on: ticked,
  follows_up: ticked,
  texts_allowed: ticked,
  cost: optionalDollars,
  site_host: z._default(host, null),
  thank_you_url: z._default(
    optionalWebAddress("Enter the page’s address, like https://example.com/thanks"),
    null,
  ),
});
export type SourceSettings = z.output<typeof sourceSettingsSchema>;
