import { readFileSync } from "node:fs";
import type { RunningProcess } from "../tests/setup/child-process.ts";

/** The most memory that a process has ever held, resident, in megabytes; null where Linux does not tell, or it has ended. */
export function peakMemory({ pid }: Pick<RunningProcess, "pid">): number | null {
  try {
    const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return kilobytes ? Math.round(Number(kilobytes) / 1024) : null;
  } catch {
    return null;
  }
}

/** The same of a process that ends by itself, as last seen. @returns its status as well */
export async function watchToItsEnd(running: RunningProcess) {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, peakMemory(running) ?? 0);
  }, 20);
  const status = await running.exited;
  clearInterval(timer);
  return { status, peak };
}
