import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { cachedTemplate } from "./template-cache.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A file with an embedded database with tables and queues, to be loaded. */
    pgliteTemplate: string;
    /** For files a run creates once and each test file copies. */
    templateFolder: string;
  }
}

/**
 * Once per run: an embedded database with tables and queues, saved as a file that each test file
 * loads into memory.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  const template = await migratedPglite();
  const folder = mkdtempSync(join(tmpdir(), "hearthline-pglite-"));
  project.provide("pgliteTemplate", template);
  project.provide("templateFolder", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

/** The file of that database, made now or in an earlier run. */
export function migratedPglite(): Promise<string> {
  return cachedTemplate("pglite", "", makeTemplate);
}

async function makeTemplate(path: string): Promise<void> {
  // Imports the whole product, which takes seconds.
  const { preparedEmbedded } = await import("./prepare-database.ts");
  writeFileSync(path, await preparedEmbedded());
}
