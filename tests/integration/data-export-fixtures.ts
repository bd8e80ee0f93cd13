import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { eq } from "drizzle-orm";
import { leadEnquiries, leads } from "~/domains/leads/leads.tables.server.ts";
import { writeExport } from "~/domains/operations/takeout/export/make-export.server.ts";
import {
  downloadExport,
  listExports,
  requestExport,
} from "~/domains/operations/takeout/exports.server.ts";
import { type MemberInSession, system } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { openZip } from "~/platform/zip/read-zip.server.ts";
import { addBusiness, addBusinessMember } from "../setup/business-people.ts";

export const attempt = { last: false, signal: new AbortController().signal };

/** Adds a business with little data. @returns its owner */
export async function addSmallBusiness(platform: Platform): Promise<MemberInSession> {
  return addBusinessMember(platform, await addBusiness(platform), "owner");
}

/** The keys of all stored file parts. */
export async function storedPartsOf({ files }: Platform): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of files.list()) if (key.startsWith("fleeting/")) keys.push(key);
  return keys;
}

/** Exports the owner's business, as the task does. @returns the export's id */
export async function makeFile(platform: Platform, owner: MemberInSession): Promise<string> {
  const request = await requestExport(platform, owner);
  const waiting = (await listExports(platform, owner)).find(({ state }) => state === "waiting");
  if (!request.ok && request.code !== "already_done") throw new Error(request.code);
  const exportId = waiting?.id ?? "";
  await writeExport(platform, system("test"), { exportId }, attempt);
  return exportId;
}

/** Downloads an export as its owner does. @returns the file's path */
export async function saveFile(
  platform: Platform,
  owner: MemberInSession,
  exportId: string,
): Promise<string> {
  const file = await downloadExport(platform, owner, exportId);
  if (!file) throw new Error("the file cannot be taken");
  const path = join(platform.settings.dataDir, `${exportId}.zip`);
  await pipeline(file.content(), createWriteStream(path));
  return path;
}

/** An export's contents: its texts by name, and the names of all entries. */
export async function contentsOf(path: string) {
  const { entries, close } = await openZip(path);
  const texts = new Map<string, string>();
  for (const [name, entry] of entries) {
    if (/^(files|attachments)\//.test(name)) await buffer(entry.read());
    else texts.set(name, await text(entry.read()));
  }
  close();
  return { names: [...entries.keys()], texts };
}

/** Adds a quarantined lead, and a quarantined request of a lead that isn't. */
export async function addQuarantined(platform: Platform, contractorId: string, pageId: string) {
  const { query } = platform.database;
  const [lead] = await query.select().from(leads).where(eq(leads.contractorId, contractorId));
  const [held] = await query
    .insert(leads)
    .values({
      pageId,
      contractorId,
      name: "Held back",
      email: "held@home.example",
      quarantined: true,
    })
    .returning();
  for (const leadId of [lead?.id ?? "", held?.id ?? ""]) {
    await query.insert(leadEnquiries).values({
      leadId,
      bodyHash: leadId,
      need: "Held back",
      zipCode: "78701",
      urgency: "today",
      quarantineReason: "honeypot",
    });
  }
}
