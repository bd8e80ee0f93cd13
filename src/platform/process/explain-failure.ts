import { dirname } from "node:path";
import type { Settings } from "../settings/settings.server.ts";

type Failure = {
  code?: unknown;
  message?: unknown;
  syscall?: unknown;
  path?: unknown;
  address?: unknown;
  port?: unknown;
  cause?: unknown;
};

type DatabaseSettings = Pick<Settings, "databaseUrl" | "databaseDirectUrl">;

/**
 * Explains a startup or command failure that the operator can fix, as a sentence with the fix.
 * @returns null for any other failure
 */
export function explainFailure(error: unknown, settings: DatabaseSettings): string | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    const explanation = explainDatabaseFailure(at, settings) ?? explainSystemFailure(at);
    if (explanation !== null) return explanation;
  }
  return null;
}

function explainDatabaseFailure(
  { code, message }: Failure,
  settings: DatabaseSettings,
): string | null {
  if (!settings.databaseUrl) return null;
  const { user, name } = partsOf(settings.databaseUrl);
  const setting = settings.databaseDirectUrl
    ? "DATABASE_URL and DATABASE_DIRECT_URL"
    : "DATABASE_URL";
  switch (code) {
    case "3D000":
      return `PostgreSQL has no database named ${name}. Create it (createdb ${name}), or correct ${setting}.`;
    case "28P01":
      return `PostgreSQL rejected the password of the role ${user}, or has no such role. Correct ${setting}, or create the role (createuser --pwprompt ${user}).`;
    case "28000":
      return `PostgreSQL doesn't let the role ${user} connect: ${message}. Correct ${setting}, create the role (createuser --pwprompt ${user}), or allow it in pg_hba.conf.`;
    case "42501":
      return `The role ${user} isn't allowed to do this in the database ${name}: ${message}. As the database's owner, run GRANT CREATE ON DATABASE ${name} TO ${user} and GRANT CREATE ON SCHEMA public TO ${user}.`;
  }
  return /client password must be a string/.test(String(message))
    ? `PostgreSQL wants a password for the role ${user}. Add it to ${setting}: postgres://${user}:password@host:5432/${name}.`
    : null;
}

function explainSystemFailure({ code, syscall, path, address, port }: Failure): string | null {
  const isPort = syscall === "listen" && typeof port === "number" && port > 0;
  if (isPort && code === "EADDRINUSE") {
    return `Port ${port} is already in use. Stop the program that uses it, or set PORT to another one.`;
  }
  if (isPort && code === "EACCES") {
    return `This user isn't allowed to listen on port ${port}. Set PORT to one above 1023, and put a proxy in front.`;
  }
  if (isPort && code === "EADDRNOTAVAIL") {
    return `This machine doesn't have the address ${address}. Set HOST to one that it has, or to 0.0.0.0 for all.`;
  }
  const place = syscall === "listen" ? dirname(String(address)) : path;
  if (typeof place !== "string") return null;
  const fix = "or set DATA_DIR (BACKUP_DIR for backups) to one that it can write to";
  if (code === "EACCES" || code === "EPERM") {
    return `This user isn't allowed to use ${place}. Give it the folder (chown -R USER ${place}), ${fix}.`;
  }
  if (code === "EROFS") {
    return `${place} is on a read-only disk. Mount it for writing, ${fix}.`;
  }
  if (code === "ENOTDIR" || (code === "EEXIST" && syscall === "mkdir")) {
    return `${place} is a file, but it must be a folder. Remove the file, ${fix}.`;
  }
  return null;
}

/** The role and database of a PostgreSQL URL. */
function partsOf(url: string): { user: string; name: string } {
  const [, user = "", name = ""] =
    /^[a-z]+:\/\/(?:([^:@/?]*)(?::[^@]*)?@)?[^/?]*\/([^?]*)/.exec(url) ?? [];
  return { user: user || "USER", name };
}
