import * as z from "zod/mini";
import { requiredText } from "~/platform/validation/fields.ts";

/** A note of a business about one of its leads. */
export const leadNoteSchema = z.object({ note: requiredText("Enter a note", 4000) });
