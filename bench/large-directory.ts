import { type Application, startApplication } from "../tests/setup/application.ts";
import { loadDemo } from "../tests/setup/load-demo.ts";
import { type Installation, measuredSettings } from "./installation.ts";

const filled = new WeakMap<Installation, Map<number, Promise<string>>>();

/** Starts the product on a database with this many live pages, filled once per run. */
export async function startLargeDirectory(
  installation: Installation,
  pages: number,
): Promise<Application> {
  const databases = filled.get(installation) ?? new Map<number, Promise<string>>();
  filled.set(installation, databases);
  const database = databases.get(pages) ?? fill(installation, pages);
  databases.set(pages, database);
  return startApplication({ databaseUrl: await database, environment: measuredSettings });
}

async function fill(installation: Installation, pages: number): Promise<string> {
  const databaseUrl = await (await installation.cluster()).createDatabase(`directory_${pages}`);
  console.log(`  filling a directory with ${pages.toLocaleString("en-US")} pages …`);
  await loadDemo(databaseUrl, ["--pages", String(pages)]);
  return databaseUrl;
}
