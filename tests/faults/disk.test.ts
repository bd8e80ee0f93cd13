import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Application, startApplication } from "../setup/application.ts";
import { onEmbedded } from "./kill-findings.ts";
import { newLead, sendLead } from "./leads.ts";
import { send } from "./send.ts";

const fullDisk = `--import=${fileURLToPath(new URL("full-disk.ts", import.meta.url))}`;
const folder = mkdtempSync(join(tmpdir(), "hearthline-first-start-"));

beforeAll(async () => {
  const application = await startApplication({ environment: { DATA_DIR: folder } });
  await application.stop();
}, 90_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Disk = { application: Application; fill(): void; makeRoom(): void };

async function onSmallDisk(play: (disk: Disk) => Promise<void>): Promise<void> {
  const application = await startApplication({
    startFrom: folder,
    environment: {
      TRUSTED_PROXIES: "127.0.0.1",
      RATE_LIMIT_FACTOR: "1000",

      NODE_OPTIONS: fullDisk,
    },
  });
  const marker = join(application.dataFolder, "disk-is-full");
  try {
    await play({
      application,
      fill: () => writeFileSync(marker, ""),
      makeRoom: () => rmSync(marker),
    });
  } finally {
    await application.stop();
  }
}

test("fault.failing-disk: rejects a picture with a message and stores no part", () =>
  onSmallDisk(async ({ application, fill, makeRoom }) => {
    const before = await upload(application);
    expect(before.status).toBe(201);
    fill();
    const refused = await upload(application);
    expect([refused.status, refused.message]).toEqual([503, "We couldn't save the logo"]);
    expect(readdirSync(join(application.dataFolder, "files/form-logos"))).toHaveLength(1);
    expect((await application.fetch(before.url)).status).toBe(200);
    makeRoom();
    expect((await upload(application)).status).toBe(201);
  }));

test("fault.failing-disk: saves are all or nothing, reads work, and it recovers", () =>
  onSmallDisk(async ({ application, fill, makeRoom }) => {
    const { url } = application;
    const page = await pageOf(application);
    const submitRequest = () => sendLead(url, newLead(page, { need: unpackable() }));
    fill();
    const health = async () => (await send(url, "/readyz")).body;
    await expect.poll(health, { timeout: 5_000 }).toContain('"disk":"full"');
    const acceptedIds: string[] = [];
    let refused = await submitRequest();
    for (let attempt = 0; refused.status === 201 && attempt < 200; attempt++) {
      acceptedIds.push(JSON.parse(refused.body).id);
      refused = await submitRequest();
    }
    expect([refused.status, Number(refused.headers["retry-after"]) > 0, refused.body]).toEqual([
      503,
      true,
      expect.stringMatching(/couldn't save this.*"reference":"[\w-]+"/),
    ]);
    expect((await send(url, "/plumbing/san-antonio-tx?now")).status).toBe(200);
    expect(await pageOf(application)).toBe(page);
    makeRoom();
    const after = await submitRequest();
    expect(after.status).toBe(201);
    acceptedIds.push(JSON.parse(after.body).id);
    await application.kill();
    expect((await savedLeads(application)).toSorted()).toEqual(acceptedIds.toSorted());
    await application.restart();
    expect((await send(url, "/pest-control/austin-tx")).status).toBe(200);
  }));

/** The leads of this test; one without its request is marked "by half". */
function savedLeads({ dataFolder }: Application): Promise<string[]> {
  const saved = `select coalesce(enquiry.id::text, leads.id || ' by half') as id
    from leads left join lead_enquiries enquiry on enquiry.lead_id = leads.id
    where leads.name = 'Pat'`;
  return onEmbedded(join(dataFolder, "database"), async (sql) =>
    (await sql(saved)).map(({ id }) => String(id)),
  );
}

async function upload(application: Application) {
  const noise = sharp(randomBytes(64 * 64 * 3), { raw: { width: 64, height: 64, channels: 3 } });
  const body = new FormData();
  body.append("file", new Blob([new Uint8Array(await noise.png().toBuffer())]), "logo.png");
  const response = await application.fetch("/api/storage/form-logos", { method: "POST", body });
  const { url = "", message = "" } = (await response.json()) as { url?: string; message?: string };
  return { status: response.status, url, message };
}

async function pageOf(application: Application): Promise<string | undefined> {
  const response = await application.fetch("/api/seo_pages?service=pest-control&state=TX");
  expect(response.status).toBe(200);
  return ((await response.json()) as { id: string }[])[0]?.id;
}

/** A text that needs new disk space in the database. */
function unpackable(): string {
  return randomBytes(2_500).toString("base64").slice(0, 3_000);
}
