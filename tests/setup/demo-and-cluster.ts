import type { TestProject } from "vitest/node";
import { loadDemo } from "./load-demo.ts";
import { startPostgresCluster } from "./postgres-cluster.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Name of a database with the demo data on `postgresServer`, to be copied. */
    demoTemplate: string;
  }
}

/** Once per run of the fault tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgresCluster();
  project.provide("postgresServer", cluster?.url("postgres") ?? null);
  project.provide("demoTemplate", "demo");
  if (cluster) await loadDemo(await cluster.createDatabase("demo"));
  return async () => {
    await cluster?.stop();
  };
}
