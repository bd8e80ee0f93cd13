import { fileURLToPath } from "node:url";
import { startProcess } from "./child-process.ts";

/**
 * Migrates a PostgreSQL database and loads the demo data: `npm run demo -- <parameters>`.
 * @param dataFolder where its pictures are saved; by default the folder of this checkout's own
 * product
 */
export async function loadDemo(
  databaseUrl: string,
  parameters: readonly string[] = [],
  dataFolder?: string,
): Promise<void> {
  const program = fileURLToPath(new URL("../../build/server/demo.js", import.meta.url));
  const loading = startProcess([program, ...parameters], {
    NODE_ENV: "production",
    DATABASE_URL: databaseUrl,
    ...(dataFolder ? { DATA_DIR: dataFolder } : {}),
  });
  if ((await loading.exited) !== 0) throw new Error(loading.lines.join("\n"));
}
