import { createWriteStream } from "node:fs";
import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import {
  and,
  eq,
  getTableColumns,
  getTableName,
  inArray,
  isNull,
  type SQL,
  sql,
} from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { leadsOfPerson } from "~/domains/leads/index.server.ts";
import { canExportPerson } from "~/domains/operations/operations.policy.ts";
import { normalizeStoredPhones } from "~/domains/operations/phone-numbers/normalize-stored-phones.server.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, redactLinks } from "~/domains/shared/index.ts";
import { seoPages } from "~/domains/storefront/index.server.ts";
import { readExactly } from "~/platform/backup/dump.server.ts";
import { readLines } from "~/platform/database/bulk-statements.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Transaction } from "~/platform/database/database.server.ts";
import { toRecord } from "~/platform/database/select-rows.server.ts";
import {
  createDiskSpaceChecker,
  type FreeBytes,
  freeDiskBytes,
  requireDiskSpace,
} from "~/platform/files/disk-space.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { ownContact } from "./contractor-mail.server.ts";
import { rowsOfBusiness, rowsOfPerson } from "./personal-data-rows.server.ts";

/** Columns with no information for the person, or with credentials. */
const leftOut = new Set([
  "access_token",
  "ein_mark",
  "ein_sealed",
  "sealed_key",
  "secret_version",
  "search_text",
  "erased_at",
  "token_hash",
  "token",
  "public_key",
  "credential_id",
  "body_hash",
  "address_hash",
  "raw",
  "endpoint",
  "p256dh",
  "auth_secret",
]);

/**
 * Everything stored about a contractor, as one JSON document with the table and column names
 * (`privacy.export-and-erasure`); audited. Data found only by an address or number that another
 * account also has is left out. It is a snapshot, written to disk first, so a slow reader blocks
 * nothing and a large business fits. Null when there is no such contractor.
 * @throws a readable error if it would leave the disk too full
 */
export async function exportContractor(
  platform: Platform,
  actor: Actor,
  contractorId: string,
  freeBytes: FreeBytes = freeDiskBytes,
): Promise<Readable | null> {
  authorize(canExportPerson(actor));
  await normalizeStoredPhones(platform);
  const folder = join(platform.settings.dataDir, "unfinished-exports");
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${newId()}.json`);
  try {
    // A full disk would stop the embedded database.
    const diskSpace = { folder, what: "an export", freeBytes };
    await requireDiskSpace(diskSpace);
    const tables = await writeDocument(platform, contractorId, {
      path,
      checkDiskSpace: createDiskSpaceChecker(diskSpace),
    });
    if (!tables) return null;
    await inTransaction(platform, (work) =>
      recordChange(work, actor, {
        action: "contractor.export",
        entity: "contractor",
        entityId: contractorId,
        before: null,
        after: { tables },
      }),
    );
    const file = await open(path);
    return file.createReadStream();
  } finally {
    // A reader that has the file open can still read all of it.
    await rm(path, { force: true });
  }
}

type CheckDiskSpace = ReturnType<typeof createDiskSpaceChecker>;

/** @returns the names of the tables it contains */
function writeDocument(
  platform: Platform,
  contractorId: string,
  { path, checkDiskSpace }: { path: string; checkDiskSpace: CheckDiskSpace },
): Promise<string[] | null> {
  return platform.database.transaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    await readExactly(tx);
    const [account] = await tx
      .select()
      .from(contractorAccounts)
      .where(and(eq(contractorAccounts.id, contractorId), isNull(contractorAccounts.erasedAt)));
    if (!account) return null;
    const tables = rowsOfBusiness(platform, contractorId, await ownContact(tx, account));
    const pieces = documentOf(tx, platform.clock.now(), { tables, checkDiskSpace });
    await pipeline(pieces, createWriteStream(path, { mode: 0o600 }));
    return tables.map(({ table }) => getTableName(table));
  });
}

async function* documentOf(
  tx: Transaction,
  now: Date,
  {
    tables,
    checkDiskSpace,
  }: { tables: ReturnType<typeof rowsOfBusiness>; checkDiskSpace: CheckDiskSpace },
): AsyncGenerator<string> {
  yield `{\n"exported_at": ${JSON.stringify(now.toISOString())}`;
  for (const { table, rows } of tables) {
    yield `,\n${JSON.stringify(getTableName(table))}: [`;
    let before = "\n";
    for await (const lines of readLines(tx, rowsOf(table, rows))) {
      const json = before + lines.map((line) => redactLinks(line)).join(",\n");
      await checkDiskSpace(json.length);
      yield json;
      before = ",\n";
    }
    yield "]";
  }
  yield "\n}\n";
}

/** Each row as one line of JSON, bytes in base64. */
function rowsOf(table: PgTable, condition: SQL | undefined): SQL {
  const columns = Object.values(getTableColumns(table))
    .filter(({ name }) => !leftOut.has(name))
    .map((column) =>
      column.getSQLType() === "bytea"
        ? sql`encode(${column}, 'base64') as ${sql.identifier(column.name)}`
        : sql`${column}`,
    );
  return sql`select row_to_json(kept)::text from (
    select ${sql.join(columns, sql`, `)} from ${table} where ${condition}) kept`;
}

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
    const leads = await leadsOfPerson(tx, leadId);
    if (leads.length === 0) return null;
    const leadIds = leads.map(({ id }) => id);
    const pageIds = leads.map(({ pageId }) => pageId);
    const pages = await tx
      .select({ page_id: seoPages.id, name: seoPages.businessName })
      .from(seoPages)
      .where(inArray(seoPages.id, pageIds));
    const person = { contacts: leads, leadIds, fingerprint: platform.fingerprint };
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
  const withContent = async (rows: (typeof tables)[string] = []) => {
    const pictures = [];
    for (const picture of rows) {
      pictures.push({ ...picture, content: await readPicture(platform, String(picture.key)) });
    }
    return pictures;
  };
  return {
    exported_at: now.toISOString(),
    businesses: pages,
    ...tables,
    lead_pictures: await withContent(tables.lead_pictures),
    job_photos: await withContent(tables.job_photos),
  };
}

/** In base64, like message attachments; null when the file is gone. */
async function readPicture({ files }: Platform, key: string): Promise<string | null> {
  const file = await files.read(key);
  return file && (await buffer(file.stream)).toString("base64");
}
