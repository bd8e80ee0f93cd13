import { asc, desc, eq } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadImports } from "./page-imports.policy.ts";
import { pageImportProblems, pageImports } from "./page-imports.tables.server.ts";

/** Maximum problems shown; the rest are counted. */
const shownProblems = 200;

const shown = {
  id: pageImports.id,
  fileName: pageImports.fileName,
  state: pageImports.state,
  rows: pageImports.rows,
  expected: pageImports.expected,
  done: pageImports.done,
  outcome: pageImports.outcome,
  actorEmail: pageImports.actorEmail,
  createdAt: pageImports.createdAt,
  finishedAt: pageImports.finishedAt,
};

export type PageImport = Awaited<ReturnType<typeof listImports>>[number];

/** One import with its first problems, by line; null when there is none. */
export async function findImport(platform: Platform, actor: Actor, importId: string) {
  authorize(canReadImports(actor));
  const { query } = platform.database;
  const [found] = await query
    .select({ ...shown, columns: pageImports.columns, warning: pageImports.warning })
    .from(pageImports)
    .where(eq(pageImports.id, importId));
  if (!found) return null;
  const problems = await query
    .select({
      id: pageImportProblems.id,
      line: pageImportProblems.line,
      field: pageImportProblems.field,
      message: pageImportProblems.message,
    })
    .from(pageImportProblems)
    .where(eq(pageImportProblems.importId, importId))
    .orderBy(asc(pageImportProblems.line), asc(pageImportProblems.field))
    .limit(shownProblems);
  return { ...found, problems };
}

/** The latest imports. */
export function listImports(platform: Platform, actor: Actor) {
  authorize(canReadImports(actor));
  return platform.database.query
    .select(shown)
    .from(pageImports)
    .orderBy(desc(pageImports.createdAt), desc(pageImports.id))
    .limit(20);
}
