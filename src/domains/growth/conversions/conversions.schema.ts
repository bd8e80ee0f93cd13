import * as z from "zod/mini";
import { optionalLine, requiredLine } from "~/platform/validation/fields.ts";

const digits = (text: string) => text.replace(/[\s-]/g, "");

const actionId = z.pipe(
  optionalLine(30),
  z.nullable(
    z
      .string()
      .check(
        z.refine(
          (text) => /^\d{5,19}$/.test(text),
          "Enter only the digits after “ctId=” in the address",
        ),
      ),
  ),
);

/** Where a business's conversions are counted in Google Ads. */
export const googleAccountSchema = z
  .object({
    customer_id: z.pipe(
      requiredLine("Enter the account’s ID", 30),
      z.pipe(
        z.transform(digits),
        z
          .string()
          .check(
            z.refine((text) => /^\d{10}$/.test(text), "Enter all ten digits, like 123-456-7890"),
          ),
      ),
    ),
    booked_action_id: actionId,
    paid_action_id: actionId,
  })
  .check(
    z.refine(
      ({ booked_action_id, paid_action_id }) =>
        booked_action_id !== null || paid_action_id !== null,
      { error: "Enter the ID of at least one conversion action", path: ["paid_action_id"] },
    ),
    z.refine(
      ({ booked_action_id, paid_action_id }) =>
        booked_action_id === null || booked_action_id !== paid_action_id,
      {
        error: "Use a different conversion action than the one for bookings",
        path: ["paid_action_id"],
      },
    ),
  );
export type GoogleAccount = z.output<typeof googleAccountSchema>;

/** A Meta dataset, and a token that may send to it. */
export const metaDatasetSchema = z.object({
  dataset_id: requiredLine("Enter the dataset’s ID", 30).check(
    z.refine((text) => /^\d{5,25}$/.test(text), "Enter the dataset’s ID, which is only digits"),
  ),
  access_token: requiredLine("Paste the token", 1_000).check(
    z.refine((text) => /^[\x21-\x7e]{20,}$/.test(text), "Paste the whole token, without spaces"),
  ),
  test_code: optionalLine(30).check(
    z.refine(
      (text) => text === null || /^\w{4,30}$/.test(text),
      "Copy the code from Test events, like TEST12345",
    ),
  ),
});
export type MetaDataset = z.output<typeof metaDatasetSchema>;
