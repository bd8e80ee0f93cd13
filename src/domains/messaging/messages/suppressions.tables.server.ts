import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt } from "~/platform/database/columns.server.ts";
import { oneOf } from "~/platform/database/one-of.server.ts";
import { messageChannels } from "./messages.ts";
import { suppressionReasons } from "./suppressions.ts";

/** Blocked addresses, as keyed hashes: they can be matched but not read (`privacy.export-and-erasure`). */
export const suppressions = pgTable(
  "suppressions",
  {
    channel: text("channel", { enum: messageChannels }).notNull(),
    addressHash: text("address_hash").notNull(),
    reason: text("reason", { enum: suppressionReasons }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.channel, table.addressHash] }),
    oneOf("suppressions_channel", table.channel, messageChannels),
    oneOf("suppressions_reason", table.reason, suppressionReasons),
  ],
);
