import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProgram } from "../tests/setup/child-process.ts";
import { freePort } from "../tests/setup/free-port.ts";
import { canConnect } from "./product.ts";
import { limit } from "./waits.ts";

export type Pooler = { url: string; lines: readonly string[]; stop(): Promise<void> };

/** Starts PgBouncer in front of a database, with few connections to it. */
export async function startPooler(
  databaseUrl: string,
  mode: "session" | "transaction",
  size: number,
): Promise<Pooler> {
  const folder = mkdtempSync(join(tmpdir(), "hearthline-pgbouncer-"));
  const { hostname, port, pathname, username } = new URL(databaseUrl);
  const own = await freePort();
  const name = pathname.slice(1);
  writeFileSync(
    join(folder, "pgbouncer.ini"),
    [
      "[databases]",
      `${name} = host=${hostname} port=${port} dbname=${name} user=${username}`,
      "[pgbouncer]",
      "listen_addr = 127.0.0.1",
      `listen_port = ${own}`,
      "unix_socket_dir =",
      "auth_type = any",
      `pool_mode = ${mode}`,
      `default_pool_size = ${size}`,
      "max_client_conn = 500",
      "",
    ].join("\n"),
  );
  // It refuses to run as root, and then reads as another user.
  chmodSync(folder, 0o755);
  const asVisitor = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  const running = startProgram(
    "/usr/sbin/pgbouncer",
    [...asVisitor, join(folder, "pgbouncer.ini")],
    {},
    [folder],
  );
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${own}`;
  if (!(await canConnect(url.href))) throw new Error(running.lines.join("\n"));
  return {
    url: url.href,
    lines: running.lines,
    async stop() {
      await limit("PgBouncer to end", 30, running.kill());
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
