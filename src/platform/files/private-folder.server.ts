import { chmodSync, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";

const readableByOthers = 0o077;
/** A folder that all users share, such as /tmp: closing it would lock everybody out. */
const sticky = 0o1000;

/** From here on nothing this process writes can be read by others (rule `storage.private-folder`). */
export function keepFilesPrivate(): void {
  process.umask(readableByOthers);
}

/**
 * Takes a folder from everybody else when they could read it, and what is in it: `if-open` when
 * the folder itself stood open, or `always`. What belongs to another user stays as it is.
 */
export function closeFolder(folder: string, contents: "none" | "if-open" | "always"): void {
  const open = isOpenToOthers(folder);
  if (contents === "always" || (open && contents === "if-open")) closeContents(folder);
  // Last: a process that dies on the way begins again with the contents.
  if (open) close(folder, 0o700);
}

/** Whether other users of this machine can look into the folder; false when there is none. */
export function isOpenToOthers(folder: string): boolean {
  const stat = lstatSync(folder, { throwIfNoEntry: false });
  return stat !== undefined && (stat.mode & readableByOthers) !== 0 && (stat.mode & sticky) === 0;
}

function closeContents(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) closeContents(path);
    if (entry.isDirectory()) close(path, 0o700);
    else if (entry.isFile()) close(path, 0o600);
  }
}

function close(path: string, mode: number): void {
  try {
    if (isOpenToOthers(path)) chmodSync(path, mode);
  } catch (error) {
    // Another user's, or gone meanwhile; what stays open is told at start and by the doctor.
    if (!["EPERM", "EROFS", "ENOENT"].includes((error as NodeJS.ErrnoException).code ?? ""))
      throw error;
  }
}
