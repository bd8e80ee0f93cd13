import { chmodSync, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";

const readableByOthers = 0o077;
/** A shared folder, such as /tmp: closing it would lock everyone out. */
const sticky = 0o1000;

/** Makes all files that this process writes from now on private (rule `storage.private-folder`). */
export function setPrivateUmask(): void {
  process.umask(readableByOthers);
}

/**
 * Removes other users' access to a folder and, depending on `contents`, to its contents: `if-open`
 * if the folder itself was accessible, or `always`. Another user's files are unchanged.
 */
export function closeFolder(folder: string, contents: "none" | "if-open" | "always"): void {
  const open = isOpenToOthers(folder);
  if (contents === "always" || (open && contents === "if-open")) closeContents(folder);
  // Last: a process that dies before this starts over with the contents.
  if (open) close(folder, 0o700);
}

/** Whether other users of this machine can read the folder; false if it doesn't exist. */
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
    // Another user's, or deleted in the meantime. Startup and the doctor report what stays open.
    if (!["EPERM", "EROFS", "ENOENT"].includes((error as NodeJS.ErrnoException).code ?? ""))
      throw error;
  }
}
