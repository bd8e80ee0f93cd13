import {
  and,
  eq,
  getTableColumns,
  getTableName,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { attributions } from "~/features/attribution/attribution.tables.server.ts";
import {
  consentRecords,
  leadEnquiries,
  leadEvents,
  leadPictures,
  leads,
} from "~/features/leads/leads.tables.server.ts";
import { isDelivered, reachedBusiness } from "~/features/leads/own/own-leads.server.ts";
import { messageAttachments, messages } from "~/features/messages/messages.tables.server.ts";
import { rowsOfContractor } from "~/features/privacy/contractor-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { columnsLeftOut, type Fate, fates } from "./tables.ts";

/** A table of the file, and which of its rows and columns are in it. */
export type TakenTable = {
  name: string;
  table: PgTable;
  fate: Exclude<Fate, "stays">;
  condition: SQL | undefined;
  columns: string[];
};

/** The kinds of messages that let somebody in: nothing of them is in a file. */
function keyKinds({ emails }: Pick<Platform, "emails">): string[] {
  return [...emails.values()].filter((one) => one.grantsAccess).map(({ kind }) => kind);
}

/**
 * The tables of a business's file, in the order in which their rows may be brought in
 * (`you-own-it.every-table`). What is known by the owner's address alone is the operator's business.
 * @throws when a table of a contractor has no fate
 */
export function takenTables(
  platform: Pick<Platform, "emails">,
  contractorId: string,
): TakenTable[] {
  const ofBusiness = and(
    eq(messages.contractorId, contractorId),
    notInArray(messages.kind, [...keyKinds(platform), ""]),
  );
  // What is in quarantine is not the business's yet (`leads.own`).
  const reached = sql`(select ${leads.id} from ${leads} where ${reachedBusiness(contractorId)})`;
  const ofReached = and(sql`${leadEnquiries.leadId} in ${reached}`, isDelivered);
  const delivered = sql`(select ${leadEnquiries.id} from ${leadEnquiries} where ${ofReached})`;
  const { subject, subjectId } = attributions;
  const narrowed: Record<string, SQL | undefined> = {
    leads: reachedBusiness(contractorId),
    lead_enquiries: ofReached,
    consent_records: sql`${consentRecords.enquiryId} in ${delivered}`,
    lead_events: sql`${leadEvents.leadId} in ${reached}`,
    lead_pictures: sql`${leadPictures.leadId} in ${reached}`,
    messages: ofBusiness,
    message_attachments: sql`${messageAttachments.messageId} in (
      select ${messages.id} from ${messages} where ${ofBusiness})`,
    attributions: and(
      ne(subject, "application"),
      or(ne(subject, "enquiry"), sql`${subjectId} in ${delivered}`),
    ),
  };
  const taken = rowsOfContractor(contractorId, { email: null, phone: null }).flatMap(
    ([name, table, condition]) => {
      const fate = fates[name];
      if (!fate) throw new Error(`No rule says whether a business's export includes ${name}`);
      if (fate === "stays") return [];
      return {
        name,
        table,
        fate,
        condition: and(condition, narrowed[name]),
        columns: columnsOf(table),
      };
    },
  );
  const order = Object.keys(fates);
  return taken.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
}

/** The columns that are in the file: not what the database computes by itself. */
function columnsOf(table: PgTable): string[] {
  return Object.values(getTableColumns(table))
    .filter(
      ({ name, generated }) => !generated && !columnsLeftOut.has(`${getTableName(table)}.${name}`),
    )
    .map(({ name }) => name);
}

const sortedBy: Record<string, SQL> = {
  // Those of one conversation stand together, so that it can be written down in one go.
  messages: sql`conversation_id, created_at, id`,
  // A lead that was merged comes after the one that it became part of.
  leads: sql`merged_into nulls first, id`,
};

/** Each row as one line of JSON, in the database's own words, which it takes back as they are. */
export function linesOf({ name, table, columns, condition }: TakenTable): SQL {
  const named = sql.raw(columns.map((column) => `"${column}"`).join(", "));
  const order = sortedBy[name] ?? sql.raw("1");
  return sql`select row_to_json(taken)::text from (
    select ${named} from ${table} where ${condition} order by ${order}) taken`;
}
