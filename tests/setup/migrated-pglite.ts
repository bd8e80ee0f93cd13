import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { createEmbedded, embeddedDatabase } from "~/platform/database/embedded.server.ts";
import { prepareDatabase } from "./prepare-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A file holding an embedded database with tables and queues, to be loaded. */
    pgliteTemplate: string;
    /** For what a run makes once and each test file copies. */
    templateFolder: string;
  }
}

/** Once per run: an embedded database with tables and queues, kept as a file that each test file loads into memory. */
export default async function setup(project: TestProject): Promise<() => void> {
  // With its log in files of 16 MB a copy would be twice as large.
  const client = await createEmbedded({ initDbStartParams: ["--wal-segsize=1"] });
  const database = await embeddedDatabase(client);
  await prepareDatabase(database, null);
  // Nobody connects to these two, which are most of its files.
  await client.exec("update pg_database set datistemplate = false");
  for (const name of ["template0", "template1"]) await client.exec(`drop database ${name}`);
  const dump = await client.dumpDataDir("none");
  const folder = mkdtempSync(join(tmpdir(), "hearthline-pglite-"));
  const template = join(folder, "migrated.tar");
  writeFileSync(template, Buffer.from(await dump.arrayBuffer()));
  await database.close();
  project.provide("pgliteTemplate", template);
  project.provide("templateFolder", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
