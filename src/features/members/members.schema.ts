import * as z from "zod/mini";
import { requiredLine } from "~/platform/validation/fields.ts";

export const ownNameSchema = z.object({ name: requiredLine("Name is required", 120) });
