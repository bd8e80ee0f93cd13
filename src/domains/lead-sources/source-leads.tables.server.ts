import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { contractorAccounts } from "~/domains/identity/identity.tables.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { createdAt, id, moment, oneOf } from "~/platform/database/columns.server.ts";
import { connectedSources, leadDeliveries } from "./lead-sources.tables.server.ts";
import { chargeStates, creditStates, type JunkReason, leadVerdicts } from "./source-leads.ts";

/**
 * Each lead that a source sent, for what the source is worth: it stays when the delivery is deleted.
 * A lead that couldn't be used, such as one with an impossible number, has none of ours.
 */
export const sourceLeads = pgTable(
  "source_leads",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    sourceId: uuid("source_id")
      .notNull()
      .references(() => connectedSources.id, { onDelete: "cascade" }),
    deliveryId: uuid("delivery_id").references(() => leadDeliveries.id, { onDelete: "set null" }),
    leadId: uuid("lead_id").references(() => leads.id, { onDelete: "cascade" }),
    /** Whether it created the lead; otherwise the person was a lead before. */
    isNew: boolean("is_new").notNull(),
    /** What the source charged for it; null if unknown. */
    costCents: integer("cost_cents"),
    /** As the provider's API reports it; null if it doesn't. */
    chargeState: text("charge_state", { enum: chargeStates }),
    junkReasons: text("junk_reasons")
      .array()
      .$type<JunkReason[]>()
      .notNull()
      .default(sql`'{}'::text[]`),
    verdict: text("verdict", { enum: leadVerdicts }),
    /** Name of the member; stays after they are removed. */
    verdictBy: text("verdict_by"),
    verdictAt: moment("verdict_at"),
    creditState: text("credit_state", { enum: creditStates }),
    /** What the source paid back; null unless received. */
    creditCents: integer("credit_cents"),
    creditBy: text("credit_by"),
    creditAt: moment("credit_at"),
    /** When it was delivered. */
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("source_leads_charge_state", table.chargeState, chargeStates),
    oneOf("source_leads_verdict", table.verdict, leadVerdicts),
    oneOf("source_leads_credit_state", table.creditState, creditStates),
    check("source_leads_cost", sql`${table.costCents} between 0 and 10000000`),
    check(
      "source_leads_credit",
      sql`(${table.creditCents} is null) = (${table.creditState} is distinct from 'received') and ${table.creditCents} between 1 and 10000000`,
    ),
    uniqueIndex("source_leads_delivery").on(table.deliveryId),
    index("source_leads_contractor").on(table.contractorId, table.createdAt, table.id),
    index("source_leads_source").on(table.sourceId, table.createdAt),
    index("source_leads_lead").on(table.leadId),
  ],
);
