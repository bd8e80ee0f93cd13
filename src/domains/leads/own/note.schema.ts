import * as z from "zod/mini";
import { requiredText } from "~/platform/validation/fields.ts";

/** A business's note about one of its leads. */
export const leadNoteSchema = z.object({ note: requiredText("Enter a note", 4000) });
