import * as z from "zod/mini";
import { requiredText } from "~/platform/validation/fields.ts";

/** A staff note about a contractor. */
export const noteSchema = z.object({ note: requiredText("Enter a message", 4000) });
