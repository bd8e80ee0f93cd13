import { buffer } from "node:stream/consumers";
import { getTableName, inArray, sql } from "drizzle-orm";
import { leadsOfPerson } from "~/domains/leads/leads-of-person.server.ts";
import { normalizeStoredPhones } from "~/domains/operations/phone-numbers/normalize-stored-phones.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { recordChange } from "~/domains/shared/audit/audit.server.ts";
import { seoPages } from "~/domains/storefront/business-pages/business-pages.tables.server.ts";
import { toRecord } from "~/platform/database/records.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { rowsOfPerson } from "./personal-data-rows.server.ts";
import { canExportPerson } from "./privacy.policy.ts";

type Rows = Record<string, unknown>[];

/**
 * The data of the homeowner behind a lead, at every business that got a request from them, as one document
 * (`privacy.export-and-erasure`); audited. Null when there is no such lead.
 */
export async function exportHomeowner(platform: Platform, actor: Actor, leadId: string) {
  authorize(canExportPerson(actor));
  await normalizeStoredPhones(platform);
  const exported = await inTransaction(platform, async (work) => {
    const { tx, now } = work;
    const found = await leadsOfPerson(tx, leadId);
    if (found.length === 0) return null;
    const leadIds = found.map(({ id }) => id);
    const pageIds = found.map(({ pageId }) => pageId);
    const pages = await tx
      .select({ page_id: seoPages.id, name: seoPages.businessName })
      .from(seoPages)
      .where(inArray(seoPages.id, pageIds));
    const person = { contacts: found, leadIds, fingerprint: platform.fingerprint };
    const tables: Record<string, Rows> = {};
    for (const { table, rows, leftOut = [] } of rowsOfPerson(platform, person)) {
      const selected = await tx.select().from(table).where(rows).orderBy(sql`1`);
      tables[getTableName(table)] = selected.map((row) => {
        const record = toRecord(table, row);
        for (const column of leftOut) delete record[column];
        return record;
      });
    }
    await recordChange(work, actor, {
      action: "lead.export",
      entity: "lead",
      entityId: leadId,
      before: null,
      after: { leads: leadIds },
    });
    return { now, pages, tables };
  });
  if (!exported) return null;
  const { now, pages, tables } = exported;
  const pictures = [];
  for (const picture of tables.lead_pictures ?? []) {
    pictures.push({ ...picture, content: await readPicture(platform, String(picture.key)) });
  }
  return {
    exported_at: now.toISOString(),
    businesses: pages,
    ...tables,
    lead_pictures: pictures,
  };
}

/** In base64, like message attachments; null when the file is gone. */
async function readPicture({ files }: Platform, key: string): Promise<string | null> {
  const file = await files.read(key);
  return file && (await buffer(file.stream)).toString("base64");
}
