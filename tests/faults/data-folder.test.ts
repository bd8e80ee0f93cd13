import { spawnSync } from "node:child_process";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { startApplication } from "../setup/application.ts";
import { newDraft } from "./drafts.ts";
import { newPerson } from "./people.ts";
import { declareFaults, type Site } from "./site.ts";

const oldLogo = "files/form-logos/old.png";

/** A world-readable folder, as earlier versions created it. */
function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "hearthline-open-"));
  mkdirSync(join(folder, "files/form-logos"), { recursive: true });
  writeFileSync(join(folder, oldLogo), "picture");
  for (const path of [oldLogo, "files/form-logos", "files", ""])
    chmodSync(join(folder, path), 0o755);
  return folder;
}

/** Paths that group or others can access, plus root-owned paths that `nobody` can read. */
function openPaths(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const open = ["", ...paths].filter((path) => (statSync(join(folder, path)).mode & 0o077) !== 0);
  if (process.getuid?.() !== 0) return open;
  const unprivileged = { uid: 65_534, gid: 65_534, encoding: "utf8" as const };
  const { status } = spawnSync("cat", [join(folder, oldLogo)], unprivileged);
  return status === 0 ? [...open, "read by nobody"] : open;
}

test("storage.private-folder: an open data folder and later files become private", async () => {
  const folder = openFolder();
  const application = await startApplication({ environment: { DATA_DIR: folder } });
  try {
    const body = new FormData();
    const create = { width: 8, height: 8, channels: 3 as const, background: "teal" };
    const picture = await sharp({ create }).png().toBuffer();
    body.append("file", new Blob([new Uint8Array(picture)]), "logo.png");
    const stored = await application.fetch("/api/storage/form-logos", { method: "POST", body });
    expect(stored.status).toBe(201);
    expect(readdirSync(folder).toSorted()).toEqual(
      expect.arrayContaining(["database", "files", "in-use.sock"]),
    );
    expect(openPaths(folder)).toEqual([]);
  } finally {
    await application.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

const fault = declareFaults();

/** Every row of every table, as text. */
async function everything(site: Site): Promise<string> {
  const tables = await site.sql(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  );
  const rows: unknown[] = [];
  for (const { name } of tables) rows.push(await site.sql(`select t::text from ${name} t`));
  return JSON.stringify(rows);
}

fault(
  {
    rule: "storage.private-folder",
    title: "no table stores a usable session or draft token, storage.hashed-tokens",
  },
  async (site) => {
    const { cookie } = await newPerson(site, "viewer");
    const session = /session_token=(\w+)/.exec(cookie)?.[1] ?? "no session";
    const draft = await newDraft(site.url, 2);
    const stored = await everything(site);
    expect(stored).toContain(draft.id);
    expect(stored.includes(session)).toBe(false);
    expect(stored.includes(draft.token)).toBe(false);
  },
);
