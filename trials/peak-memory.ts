import { readFileSync } from "node:fs";
import type { RunningProcess } from "../tests/setup/child-process.ts";

/**
 * The peak resident memory of a process in megabytes; null if Linux doesn't report it, or the
 * process has ended.
 */
export function peakMemory({ pid }: Pick<RunningProcess, "pid">): number | null {
  try {
    const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return kilobytes ? Math.round(Number(kilobytes) / 1024) : null;
  } catch {
    return null;
  }
}

/** The same for a process that exits normally, as last seen. @returns its exit status as well */
export async function watchToItsEnd(running: RunningProcess) {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, peakMemory(running) ?? 0);
  }, 20);
  const status = await running.exited;
  clearInterval(timer);
  return { status, peak };
}
