import { execFileSync } from "node:child_process";
import { appendFileSync, chownSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PostgresCluster } from "../tests/setup/postgres-cluster.ts";

/** Runs the command of docs/operations.md for this server. @returns its output */
export type RunPgBackRest = (parameters: readonly string[]) => string;

/** Archives a server's WAL with pgBackRest into a repository next to it, as docs/operations.md says. */
export async function archiveJournal(
  cluster: PostgresCluster,
  databaseUrl: string,
): Promise<RunPgBackRest> {
  const folder = cluster.socketFolder;
  const { uid, gid } = statSync(folder);
  const { port, username } = new URL(databaseUrl);
  const repository = join(folder, "repository");
  for (const path of [repository, join(folder, "pgbackrest")]) {
    mkdirSync(path, { mode: 0o700 });
    chownSync(path, uid, gid);
  }
  const settings = join(folder, "pgbackrest.conf");
  writeFileSync(
    settings,
    [
      "[global]",
      `repo1-path=${repository}`,
      "repo1-retention-full=2",
      "repo1-cipher-type=aes-256-cbc",
      "repo1-cipher-pass=a passphrase of some length",
      "start-fast=y",
      `log-path=${join(folder, "pgbackrest")}`,
      `lock-path=${join(folder, "pgbackrest")}`,
      "[hearthline]",
      `pg1-path=${join(folder, "data")}`,
      `pg1-port=${port}`,
      `pg1-user=${username}`,
      `pg1-socket-path=${folder}`,
      "",
    ].join("\n"),
  );
  const always = [`--config=${settings}`, "--stanza=hearthline"];
  appendFileSync(
    join(folder, "data/postgresql.conf"),
    [
      "wal_level = replica",
      "archive_mode = on",
      `archive_command = 'pgbackrest ${always.join(" ")} archive-push %p'`,
      "archive_timeout = 60",
      "",
    ].join("\n"),
  );
  await cluster.restart();
  return (parameters) => {
    const options = { uid, gid, cwd: folder, stdio: "pipe", timeout: 600_000 } as const;
    return execFileSync("pgbackrest", [...always, ...parameters], options).toString();
  };
}
