import { and, eq, inArray, type SQLWrapper, sql } from "drizzle-orm";
import { leadPictures } from "~/domains/leads/leads.tables.server.ts";
import { messageAttachments } from "~/domains/messaging/messages/messages.tables.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { mergedLeadIds } from "./accessible-lead.server.ts";

/**
 * For a query of received files: the deterministic id of the lead's copy of a file, as a custom
 * UUID (version 8).
 */
export const receivedCopyId = (leadId: string | SQLWrapper) =>
  sql<string>`overlay(overlay(md5(${leadId}::text || ${messageAttachments.id}::text)
    placing '8' from 13) placing 'a' from 17)::uuid`;

/**
 * For a query of received files: the saved copy that belongs to a lead or to a lead merged with it.
 */
export const savedCopiesOf = (database: Reader, leadId: string) =>
  database
    .select({ id: leadPictures.id })
    .from(leadPictures)
    .where(
      and(
        inArray(leadPictures.leadId, mergedLeadIds(database, leadId)),
        eq(leadPictures.id, receivedCopyId(leadPictures.leadId)),
      ),
    );
