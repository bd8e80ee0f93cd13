import { bigint, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "~/platform/database/columns.server.ts";
import { oneOf } from "~/platform/database/one-of.server.ts";
import { optOutChannels, optOutDecisions, optOutWays } from "./opt-outs.ts";

/**
 * Who does not want messages of a business, and who wants them again: rows are only added, the last
 * one counts (`opt-outs.history`). Of the address only a keyed hash is kept.
 */
export const optOuts = pgTable(
  "opt_outs",
  {
    /** Given under the recipient's lock, so that the highest is the last word. */
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** No foreign key: accounts are above, and the deletion of one deletes by it. */
    contractorId: uuid("contractor_id").notNull(),
    channel: text("channel", { enum: optOutChannels }).notNull(),
    addressHash: text("address_hash").notNull(),
    decision: text("decision", { enum: optOutDecisions }).notNull(),
    way: text("way", { enum: optOutWays }).notNull(),
    /** The member of staff who noted it; null when the person said it themselves. */
    staffId: uuid("staff_id"),
    /** Why staff noted it, as they wrote; erased with the person. */
    reason: text("reason"),
    /** Through it staff see who it was, as long as that is kept: no foreign key, it outlives the conversation. */
    conversationId: uuid("conversation_id"),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("opt_outs_channel", table.channel, optOutChannels),
    oneOf("opt_outs_decision", table.decision, optOutDecisions),
    oneOf("opt_outs_way", table.way, optOutWays),
    index("opt_outs_last").on(table.addressHash, table.contractorId, table.channel, table.id),
    index("opt_outs_contractor").on(table.contractorId, table.id),
  ],
);
