import { spawn } from "node:child_process";

/**
 * Ends the process `pid` (SIGKILL) and removes `folders` if this process dies first.
 * @returns the release: call it once the process has exited normally
 */
export function killWithParent(pid: number, folders: string[] = []): () => void {
  // The pipe closes with us, whatever kills us; a line through it means a normal end.
  const script = `trap '' INT TERM HUP
    read -r released && exit
    kill -KILL "$0"
    rm -rf "$@" || { sleep 2; rm -rf "$@"; }`;
  const watcher = spawn("/bin/sh", ["-c", script, String(pid), ...folders], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  watcher.unref();
  watcher.stdin.on("error", () => {});
  return () => {
    watcher.stdin.end("released\n");
  };
}
