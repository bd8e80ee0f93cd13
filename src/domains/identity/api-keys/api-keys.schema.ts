import * as z from "zod/mini";
import { apiScopes } from "~/domains/shared/access/api-scopes.ts";
import { after, asList, requiredLine } from "~/platform/validation/fields.ts";
import { keyLifetimes } from "./api-keys.ts";

/** The owner's form for a new key. */
export const newKeySchema = z.object({
  name: requiredLine("Give the key a name", 100),
  scopes: after(
    asList,
    z
      .array(z.enum(apiScopes, "Choose from the list"))
      .check(z.minLength(1, "Choose what the key can do")),
  ),
  expires: z.enum(keyLifetimes, "Choose when the key expires"),
});
