import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

export const postgresInstallHint =
  "PostgreSQL's server programs (initdb, pg_ctl, postgres) were not found: " +
  "apt-get install postgresql, or put their folder on the PATH";

const needed = ["initdb", "pg_ctl", "postgres"];

/** The folder of PostgreSQL's server programs (the newest if Debian has several), or null. */
export function findPostgresBinaries(): string | null {
  const candidates = [...(process.env.PATH ?? "").split(delimiter), ...debianFolders()];
  const complete = (folder: string) => needed.every((program) => existsSync(join(folder, program)));
  return candidates.find((folder) => folder !== "" && complete(folder)) ?? null;
}

/** Debian keeps the server programs off the PATH, in one folder per version. */
function debianFolders(): string[] {
  const root = "/usr/lib/postgresql";
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .sort((a, b) => Number.parseFloat(b) - Number.parseFloat(a))
    .map((version) => join(root, version, "bin"));
}
