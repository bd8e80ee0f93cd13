import { z } from "zod";
import { fileFormat, fileVersion } from "./takeout.ts";

const moment = z.iso.datetime({ offset: true });

export const manifestSchema = z.object({
  format: z.literal(fileFormat),
  version: z.literal(fileVersion),
  madeAt: moment,
  site: z.string().max(300),
  business: z.object({ id: z.uuid(), name: z.string() }),
  tables: z.array(
    z.object({
      name: z.string(),
      moves: z.boolean(),
      rows: z.int().nonnegative(),
      columns: z.array(z.string()),
    }),
  ),
});

const address = { channel: z.enum(["email", "sms", "voicemail"]), address: z.string().max(320) };

export const optOutFileSchema = z.object({
  suppressed: z.array(
    z.object({
      ...address,
      reason: z.enum(["deleted", "unsubscribed", "bounced", "complained"]),
    }),
  ),
  said: z.array(
    z.object({
      ...address,
      decision: z.enum(["out", "in"]),
      way: z.enum(["text", "reply", "page", "one-click", "complaint", "call", "staff"]),
      conversationId: z.uuid().nullable(),
      at: moment,
    }),
  ),
});
