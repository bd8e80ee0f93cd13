import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PGlite, PGliteOptions } from "@electric-sql/pglite";
import { createRandom, type Random } from "../../src/domains/follow-ups/simulation/simulate.ts";
import { createEmbedded } from "../../src/platform/database/embedded.server.ts";
import { cutPower } from "./cut-power.ts";
import { recordDisk } from "./record-disk.ts";

/** How an embedded database is opened in a folder. */
export type OpenIn = (folder: string) => Pick<PGliteOptions, "dataDir" | "fs" | "startParams">;

/** The problems after each cut; empty if there were none. */
export type CutFindings = { cuts: number; syncs: number; acknowledged: number; wrong: string[] };

export type CutOptions = {
  cuts: number;
  seed: number;
  transactions: number;
  /** Whether to stop at the first cut that causes a problem. */
  untilWrong?: boolean;
};

/** Makes a database with the tables of this trial, which every recording begins with a copy of. */
export async function makeDatabase(folder: string): Promise<void> {
  const client = await createEmbedded({ dataDir: folder, initDbStartParams: ["--wal-segsize=1"] });
  await client.exec(tables);
  await client.close();
}

/**
 * Writes to an embedded database, then simulates power cuts during the writes and opens each
 * resulting state: every acknowledged row must exist, no transaction may be partial, and table and
 * index must agree.
 * @param made a folder by `makeDatabase`
 */
export async function playPowerCuts(
  made: string,
  openIn: OpenIn,
  { cuts, seed, transactions, untilWrong = false }: CutOptions,
): Promise<CutFindings> {
  const random = createRandom(seed);
  const scratch = mkdtempSync(join(tmpdir(), "hearthline-power-cut-"));
  const folder = join(scratch, "database");
  try {
    cpSync(made, folder, { recursive: true });
    const recording = recordDisk(folder, join(scratch, "before"));
    try {
      const client = await createEmbedded(openIn(folder));
      await work(client, transactions, random, recording.acknowledge);
      await client.close();
    } finally {
      recording.stop();
    }
    const { record } = recording;
    const findings: CutFindings = {
      cuts,
      syncs: record.steps.filter(({ kind }) => kind === "sync").length,
      acknowledged: record.steps.filter(({ kind }) => kind === "acknowledged").length,
      wrong: [],
    };
    for (let cut = 0; cut < cuts && !(untilWrong && findings.wrong.length > 0); cut++) {
      const at = random.whole(1, record.steps.length);
      const remains = join(scratch, "left");
      cutPower(record, at, random, remains);
      const steps = record.steps.slice(0, at);
      const ids = steps.flatMap((step) => (step.kind === "acknowledged" ? [step.id] : []));
      const wrong = await examine(remains, ids);
      if (wrong)
        findings.wrong.push(`seed ${seed}, step ${at} of ${record.steps.length}: ${wrong}`);
      rmSync(remains, { recursive: true, force: true });
    }
    return findings;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

const tables = `
  create table notes (id int primary key, words text not null, changed int not null default 0);
  create table note_lines (note_id int not null references notes, line int not null, primary key (note_id, line));
  create table totals (notes int not null);
  insert into totals values (0);
  create table passing (words text);
`;

/** Number of transactions; between them files are created, moved, truncated, and removed. */
async function work(
  client: PGlite,
  transactions: number,
  random: Random,
  acknowledge: (id: number) => void,
) {
  for (let id = 1; id <= transactions; id++) {
    await client.transaction(async (tx) => {
      const text = String.fromCharCode(97 + (id % 26)).repeat(random.whole(1, 6_000));
      await tx.query("insert into notes values ($1, $2)", [id, text]);
      await tx.query("insert into note_lines values ($1, 1), ($1, 2)", [id]);
      await tx.query("update notes set changed = changed + 1 where id = $1", [random.whole(1, id)]);
      await tx.query("update totals set notes = notes + 1");
      await tx.query("insert into passing values ($1)", [text]);
    });
    acknowledge(id);
    if (random.chance(0.04)) await client.exec("checkpoint");
    if (random.chance(0.04)) await client.exec("select pg_switch_wal()");
    if (random.chance(0.05)) await client.exec("vacuum full totals");
    if (random.chance(0.05)) await client.exec("vacuum note_lines");
    if (random.chance(0.05)) await client.exec(`create table extra_${id} as select * from notes`);
    if (random.chance(0.05)) await client.exec("truncate passing");
  }
}

/** @returns the problem of the state after a cut, or null */
async function examine(folder: string, acknowledged: readonly number[]): Promise<string | null> {
  let client: PGlite | undefined;
  try {
    client = await createEmbedded({ dataDir: folder });
    await client.exec("set enable_indexscan = off; set enable_bitmapscan = off");
    const table = (await client.query<{ id: number }>("select id from notes where words <> ''"))
      .rows;
    await client.exec("reset enable_indexscan; reset enable_bitmapscan; set enable_seqscan = off");
    const index = (await client.query<{ id: number }>("select id from notes where id > 0")).rows;
    const [counted] = (await client.query<{ lines: number; total: number }>(counts)).rows;
    const stored = new Set(table.map(({ id }) => id));
    const lost = acknowledged.filter((id) => !stored.has(id));
    if (lost.length > 0) return `${lost.length} acknowledged rows are lost`;
    if (index.some(({ id }) => !stored.has(id)) || index.length !== table.length) {
      return `${table.length} rows in the table, ${index.length} in its index`;
    }
    if (counted?.lines !== 2 * stored.size || counted.total !== stored.size) {
      return `${stored.size} rows with ${counted?.lines} lines, and a total of ${counted?.total}`;
    }
    return null;
  } catch (error) {
    return `it does not open or answer: ${error instanceof Error ? error.message : String(error)}`;
  } finally {
    await client?.close().catch(() => {});
  }
}

const counts =
  "select (select count(*)::int from note_lines) as lines, (select sum(notes)::int from totals) as total";
