import { isTest } from "./places.ts";
import type { SourceFile } from "./source-files.ts";

const queueTables = "src/platform/queue/queue-tables.server.ts";

/** The queue's library may change its tables with any version. */
export function queueTablesElsewhere(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => !path.startsWith("tests/") && !isTest(path) && path !== queueTables)
    .filter(({ text }) => /\bpgboss\./.test(text))
    .map(
      ({ path }) =>
        `${path} touches the queue's own tables\n  Put the query into ${queueTables}, which is tested against the version of those tables.`,
    );
}

const hotPath = "src/platform/database/hot-path/";

/** Who is measured (bench/sections) and pays for its speed with code that reads less well. */
const measured = new Set([
  "src/platform/unit-of-work.server.ts",
  "src/platform/database/postgres.server.ts",
  "src/domains/leads/capture/capture-lead.server.ts",
  "src/domains/signup/onboarding/drafts.server.ts",
]);

/** Plain drizzle is the rule; faster code is the exception. */
export function hotPathElsewhere(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith("src/") && !isTest(path))
    .filter(({ path }) => !path.startsWith(hotPath) && !measured.has(path))
    .filter(
      ({ imports, text }) =>
        imports.some(({ target }) => target?.startsWith(hotPath)) || /\.prepare\(/.test(text),
    )
    .map(
      ({ path }) =>
        `${path} imports ${hotPath} or prepares a query\n  Use plain drizzle. If a benchmark shows that it pays, name the file in tests/house/database-laws.ts and the figure in ${hotPath}README.md.`,
    );
}
