import { and, eq, inArray, type SQLWrapper, sql } from "drizzle-orm";
import { leadPictures } from "~/domains/leads/leads.tables.server.ts";
import { messageAttachments } from "~/domains/messaging/messages/messages.tables.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { sameLeads } from "./reached-lead.server.ts";

/**
 * In a query of received files: the id of the lead's own copy of one, the same each time,
 * as a UUID of the kind that its maker defines (version 8).
 */
export const copyOf = (leadId: string | SQLWrapper) =>
  sql<string>`overlay(overlay(md5(${leadId}::text || ${messageAttachments.id}::text)
    placing '8' from 13) placing 'a' from 17)::uuid`;

/** In a query of received files: the copy of one that a lead, or what was merged into it, has. */
export const copiesOf = (database: Reader, leadId: string) =>
  database
    .select({ id: leadPictures.id })
    .from(leadPictures)
    .where(
      and(
        inArray(leadPictures.leadId, sameLeads(database, leadId)),
        eq(leadPictures.id, copyOf(leadPictures.leadId)),
      ),
    );
