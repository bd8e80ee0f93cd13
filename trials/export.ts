import { createWriteStream, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { nodeFlags } from "../scripts/node-flags.ts";
import { addCrmMember, crmCookie } from "../tests/drivers/crm-members.ts";
import { onPostgres } from "../tests/faults/kill-findings.ts";
import { type Application, startApplication, startWorker } from "../tests/setup/application.ts";
import { startProcess } from "../tests/setup/child-process.ts";
import { compareImported } from "./compare-imported.ts";
import { enlarge } from "./large-business.ts";
import { peakMemory, watchToItsEnd } from "./peak-memory.ts";
import { startDatabase } from "./product.ts";
import type { Finding, Trial } from "./trial.ts";
import { limit, waitFor } from "./waits.ts";

/** Extra megabytes that a gigabyte may use, compared with a small business. */
const maxGrownMegabytes = 200;

/** The export of a large business: created, downloaded, and imported elsewhere. */
export const exportTrial: Trial = {
  title: "a business with 111,000 rows and 1 GB of pictures is exported and imported elsewhere",
  needs: [],
  async run(log) {
    const folder = mkdtempSync(join(tmpdir(), "hearthline-export-"));
    const { cluster, url: databaseUrl } = await startDatabase();
    try {
      const elsewhere = await cluster.createDatabase("elsewhere");
      return await play({ databaseUrl, elsewhere, folder }, log);
    } finally {
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

type Places = { databaseUrl: string; elsewhere: string; folder: string };
type Say = (line: string) => void;

async function play({ databaseUrl, elsewhere, folder }: Places, log: Say): Promise<Finding[]> {
  const web = await startApplication({ databaseUrl, environment: { PROCESS: "web" } });
  const worker = startWorker({
    databaseUrl,
    dataFolder: web.dataFolder,
    environment: { SITE_URL: web.url },
  });
  try {
    const owner = await signIn(web, databaseUrl);
    await make(owner, databaseUrl);
    const [small, idle] = [peakMemory(worker), peakMemory(web.process())];
    log(`the file of the demo's business is made; the worker's peak so far: ${small} MB`);
    await onPostgres(databaseUrl, (sql) => enlarge(sql, owner.contractorId, web.dataFolder));
    log("the business is large");
    const made = await make(owner, databaseUrl);
    const large = peakMemory(worker);
    log(
      `${made.rows} rows, ${made.bytes} bytes in ${made.seconds.toFixed(1)} s; the worker's peak: ${large} MB`,
    );
    const path = join(folder, "business.zip");
    const began = performance.now();
    await take(owner, made.id, path);
    const seconds = (performance.now() - began) / 1000;
    const peakMegabytes = peakMemory(web.process());
    log(
      `taken in ${seconds.toFixed(1)} s; the web process's peak: ${peakMegabytes} MB, before ${idle} MB`,
    );
    const size = statSync(path).size;
    return [
      bounded("the worker that makes it", small, large),
      bounded("the web process that gives it", idle, peakMegabytes),
      { held: size === made.bytes, message: `taken: ${size} of ${made.bytes} bytes` },
      ...(await importBusiness(path, elsewhere, join(folder, "elsewhere"), log)),
    ];
  } finally {
    await limit("the worker to end", 30, worker.kill());
    await web.stop();
  }
}

/** Whether memory use stays about the same. */
function bounded(who: string, before: number | null, after: number | null): Finding {
  const message = `${who} held ${before} MB at the most before the large file, ${after} MB after`;
  return {
    held: before === null || after === null ? null : after - before <= maxGrownMegabytes,
    message,
  };
}

type Owner = { web: Application; cookie: string; contractorId: string };

/** Signs in an owner of the demo's business in Austin. */
function signIn(web: Application, databaseUrl: string): Promise<Owner> {
  return onPostgres(databaseUrl, async (runSql) => {
    const [page] = await runSql("select contractor_id from seo_pages where city_slug = 'austin'");
    const contractorId = String(page?.contractor_id);
    const site = { url: web.url, runSql };
    const { userId } = await addCrmMember(site, contractorId, "owner", "olive@export.example");
    return { web, contractorId, cookie: await crmCookie(site, userId) };
  });
}

/** Clicks the button and waits until the file is ready. */
async function make({ web, cookie, contractorId }: Owner, databaseUrl: string) {
  const began = performance.now();
  const request = await web.fetch("/crm/settings/export", {
    method: "POST",
    headers: { cookie, origin: web.url },
    body: new URLSearchParams(),
  });
  if (request.status >= 400) throw new Error(`asked for the file: ${request.status}`);
  const last = () =>
    onPostgres(databaseUrl, async (sql) => {
      const [row] = await sql(
        "select id, state, total, bytes from business_exports where contractor_id = $1 order by created_at desc limit 1",
        [contractorId],
      );
      return row ?? {};
    });
  const isOver = async () => ["ready", "failed"].includes(String((await last()).state));
  await waitFor("the file", isOver, 600);
  const { id, state, total, bytes } = await last();
  if (state !== "ready") throw new Error(`the file is ${state}`);
  const seconds = (performance.now() - began) / 1000;
  return { id: String(id), rows: Number(total), bytes: Number(bytes), seconds };
}

async function take({ web, cookie }: Owner, id: string, path: string): Promise<void> {
  const { status, body } = await web.fetch(`/crm/settings/export/${id}`, { headers: { cookie } });
  if (status !== 200 || !body) throw new Error(`took the file: ${status}`);
  const taking = pipeline(Readable.fromWeb(body as ReadableStream), createWriteStream(path));
  await limit("the file to be taken", 600, taking);
}

/** With the operator's command, into an empty database. */
async function importBusiness(
  path: string,
  databaseUrl: string,
  dataFolder: string,
  log: Say,
): Promise<Finding[]> {
  const began = performance.now();
  const importing = startProcess([...nodeFlags, "build/server/business-import.js", path], {
    NODE_ENV: "production",
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataFolder,
  });
  const { status, peak } = await limit("the import", 2400, watchToItsEnd(importing));
  if (status !== 0) throw new Error(importing.lines.join("\n"));
  const seconds = (performance.now() - began) / 1000;
  log(`brought in within ${seconds.toFixed(1)} s, by a process that held ${peak} MB at the most`);
  const { rows, files, wrong } = await onPostgres(databaseUrl, (sql) =>
    compareImported(path, sql, dataFolder),
  );
  return [
    {
      held: wrong.length === 0 && files > 0,
      message: `${rows} rows and ${files} pictures compared, elsewhere they are as they were ${wrong.slice(0, 5).join("; ")}`,
    },
  ];
}
