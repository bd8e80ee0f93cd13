import { isTest } from "./places.ts";
import type { SourceFile } from "./source-files.ts";

const queueTables = "src/platform/queue/queue-tables.server.ts";

/** The queue's library may change its tables with any version (`jobs.queue-tables`). */
export function queueTablesElsewhere(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => !path.startsWith("tests/") && !isTest(path) && path !== queueTables)
    .filter(({ text }) => /\bpgboss\./.test(text))
    .map(
      ({ path }) =>
        `${path} touches the queue's own tables\n  Put the query into ${queueTables}, which is tested against the version of those tables.`,
    );
}
