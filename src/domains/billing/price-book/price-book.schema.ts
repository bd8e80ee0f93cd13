import * as z from "zod/mini";
import { dollars } from "~/domains/shared/money/money.schema.ts";
import { optionalLine, requiredLine, ticked } from "~/platform/validation/fields.ts";

export const priceSchema = z.object({
  name: requiredLine("Enter the item", 200),
  unit: optionalLine(20),
  price: dollars,
  taxable: ticked,
});
