import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The sources of an earlier commit with their build, in a separate folder. */
export type BuiltRevision = { root: string; commit: string; remove(): void };

/** @returns the short name of a commit, or null if it isn't in the history */
export function findRevision(name: string): string | null {
  try {
    return git("rev-parse", "--short", "--verify", "--quiet", `${name}^{commit}`);
  } catch {
    return null;
  }
}

/** @returns the commit before the last one that added a migration, or null without a history */
export function revisionOfSchemaBefore(): string | null {
  try {
    return findRevision(
      `${git("log", "-1", "--diff-filter=A", "--format=%H", "--", "db/migrations/*.sql")}^`,
    );
  } catch {
    return null;
  }
}

/** Builds a commit as `npm run build` did then; it uses our packages if its lock file is the same. */
export function buildRevision(commit: string): BuiltRevision {
  const root = mkdtempSync(join(tmpdir(), "hearthline-revision-"));
  const remove = () => rmSync(root, { recursive: true, force: true });
  try {
    const archive = join(root, "sources.tar");
    git("archive", "--output", archive, commit);
    run("tar", ["-xf", archive, "-C", root]);
    rmSync(archive);
    const lock = "package-lock.json";
    if (readFileSync(lock, "utf8") === readFileSync(join(root, lock), "utf8")) {
      symlinkSync(join(process.cwd(), "node_modules"), join(root, "node_modules"));
    } else run("npm", ["ci", "--prefer-offline", "--no-audit", "--no-fund"], root);
    run("npm", ["run", "build"], root);
    return { root, commit, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

const git = (...args: string[]) => run("git", args).trim();

function run(program: string, parameters: readonly string[], cwd?: string): string {
  return execFileSync(program, parameters, {
    cwd,
    stdio: "pipe",
    encoding: "utf8",
    timeout: 900_000,
  });
}
