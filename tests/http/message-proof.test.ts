import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { openZip } from "~/platform/zip/read-zip.server.ts";
import { addBusiness, addCrmMember, crmCookie } from "../drivers/crm-members.ts";
import { startSession } from "../drivers/drive-staff-area.ts";
import { readPdf } from "../drivers/read-pdf.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ administrator: true });

async function cookieOf(role: "office" | "technician", business: string) {
  const email = `${role}-${business}@business.example`;
  return crmCookie(site(), (await addCrmMember(site(), business, role, email)).userId);
}

async function addMessage(business: string): Promise<string> {
  const [message] = await site().runSql(`
    with person as (
      insert into conversations (id, contractor_id, name, phone)
      values (gen_random_uuid(), '${business}', 'Emily', '+15125550142') returning id)
    insert into messages (id, channel, contractor_id, conversation_id, cause, kind, params, to_address, state, text)
    select gen_random_uuid(), 'sms', '${business}', id, 'proof-' || id, 'follow-up', '{}', '+15125550142', 'sent',
      'We can come at noon' from person returning id`);
  return String(message?.id);
}

test("messages.evidence: a message's proof is a ZIP for its business's office alone", async () => {
  const business = await addBusiness(site(), "Proof Pipes");
  const id = await addMessage(business);
  const read = (cookie: string) =>
    fetch(new URL(`/crm/messages/${id}/proof.zip`, site().url), {
      headers: { cookie },
      redirect: "manual",
    });
  const proof = await read(await cookieOf("office", business));
  expect(proof.headers.get("content-type")).toBe("application/zip");
  expect(proof.headers.get("cache-control")).toContain("no-store");
  const path = join(tmpdir(), `${id}.zip`);
  writeFileSync(path, Buffer.from(await proof.arrayBuffer()));
  const { entries, close } = await openZip(path);
  const files = new Map<string, Buffer>();
  for (const [name, entry] of entries) files.set(name, await buffer(entry.read()));
  await close();
  expect([...files.keys()].sort()).toEqual([
    "README.txt",
    "check-evidence.mjs",
    "evidence.json",
    "evidence.pdf",
  ]);
  expect(JSON.parse(String(files.get("evidence.json")))).toMatchObject({ messageId: id });
  expect(String(files.get("check-evidence.mjs"))).toContain("checkEvidence");
  const headers = { "content-type": "application/pdf" };
  const pdf = new Response(new Uint8Array(files.get("evidence.pdf") ?? []), { headers });
  expect(await readPdf(pdf)).toContain("Wecancomeatnoon");
  expect((await read(await cookieOf("technician", business))).status).toBe(403);
  const otherBusinessId = await addBusiness(site(), "Other Proof Pipes");
  expect((await read(await cookieOf("office", otherBusinessId))).status).toBe(404);
  expect((await read("")).status).toBe(302);
});

test("messages.evidence: staff see each day's last hash, and any changes", async () => {
  const business = await addBusiness(site(), "Chain Pipes");
  await site().runSql(`
    insert into evidence_days (contractor_id, day, start, head, rows, problem)
    values ('${business}', '2026-11-20', repeat('0', 64), repeat('a', 64), 3, null),
      ('${business}', '2026-11-21', repeat('a', 64), repeat('b', 64), 1, 'Row 1 is missing')`);
  const page = openPlainPage(site());
  await startSession(page);
  await page.goto("/admin/messages/proof");
  await page.getByText("a".repeat(64)).first().waitFor();
  await page.getByText("Row 1 is missing").waitFor();
  await page.getByRole("link", { name: "Show only days with a problem" }).click();
  await page.getByRole("link", { name: "Show all days" }).waitFor();
  await page.getByRole("cell", { name: "b".repeat(64) }).waitFor();
  expect(await page.getByRole("cell", { name: "a".repeat(64) }).count()).toBe(0);
});
