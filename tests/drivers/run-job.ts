import { setTimeout as sleep } from "node:timers/promises";
import type { Pool } from "pg";
import { nodeFlags } from "../../scripts/node-flags.ts";
import { startProcess } from "../setup/child-process.ts";

/** Runs one task without a payload in its own worker. @returns the seconds it took */
export async function secondsOfJob(databaseUrl: string, pool: Pool, name: string): Promise<number> {
  await pool.query("delete from pgboss.job where name = $1", [name]);
  await pool.query("insert into pgboss.job (name, data) values ($1, '{}')", [name]);
  const worker = startProcess([...nodeFlags, "build/server/main.js"], {
    NODE_ENV: "production",
    DATABASE_URL: databaseUrl,
    PROCESS: "worker",
  });
  try {
    for (;;) {
      const { rows } = await pool.query(
        `select state, extract(epoch from completed_on - started_on)::float8 as seconds from pgboss.job
         where name = $1 and state in ('completed', 'failed')`,
        [name],
      );
      if (rows[0]?.state === "failed") throw new Error(worker.lines.slice(-20).join("\n"));
      if (rows[0]) return rows[0].seconds;
      await sleep(200);
    }
  } finally {
    await worker.stop();
  }
}
