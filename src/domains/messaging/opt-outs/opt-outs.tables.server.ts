import { bigint, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "~/platform/database/columns.server.ts";
import { oneOf } from "~/platform/database/one-of.server.ts";
import { optOutChannels, optOutDecisions, optOutMethods } from "./opt-outs.ts";

/**
 * Opt-outs and opt-ins of a business's messages. Rows are only added; the latest one counts
 * (`opt-outs.history`). Stores only a keyed hash of the address.
 */
export const optOuts = pgTable(
  "opt_outs",
  {
    /** Assigned under the recipient's lock, so the highest ID is the latest decision. */
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** No foreign key: accounts are a layer above, and deleting an account deletes by this ID. */
    contractorId: uuid("contractor_id").notNull(),
    channel: text("channel", { enum: optOutChannels }).notNull(),
    addressHash: text("address_hash").notNull(),
    decision: text("decision", { enum: optOutDecisions }).notNull(),
    way: text("way", { enum: optOutMethods }).notNull(),
    /** The staff member who recorded it; null if the person did it themselves. */
    staffId: uuid("staff_id"),
    /** The reason that staff entered; erased with the person. */
    reason: text("reason"),
    /** Lets staff see who it was while the conversation exists. No foreign key: the opt-out outlives it. */
    conversationId: uuid("conversation_id"),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("opt_outs_channel", table.channel, optOutChannels),
    oneOf("opt_outs_decision", table.decision, optOutDecisions),
    oneOf("opt_outs_way", table.way, optOutMethods),
    index("opt_outs_last").on(table.addressHash, table.contractorId, table.channel, table.id),
    index("opt_outs_contractor").on(table.contractorId, table.id),
  ],
);
