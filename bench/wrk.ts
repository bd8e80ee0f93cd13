import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** How many requests were answered, and in which time. */
export type Asked = { requests: number; seconds: number };

const run = promisify(execFile);

/** Whether wrk is installed. A program of Node that asks needs about as long as the server that answers. */
export async function hasWrk(): Promise<boolean> {
  // It says how to use it and ends with 1.
  const { code } = await run("wrk", ["--version"]).catch((error) => error);
  return code !== "ENOENT";
}

/**
 * Asks for one address as fast as it is answered, as a browser that takes brotli.
 * @throws when an answer was not 2xx, or a connection failed
 */
export async function askWithWrk(
  url: string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Asked> {
  const { stdout } = await run("wrk", [
    "--threads=1",
    `--connections=${connections}`,
    `--duration=${seconds}s`,
    "--header=Accept-Encoding: br",
    url,
  ]);
  return readWrk(stdout);
}

/** What wrk prints of a run. @throws when it prints of failures */
export function readWrk(report: string): Asked {
  const failures = /^\s*(Non-2xx|Socket errors).*$/m.exec(report);
  const [, requests, seconds] = /(\d+) requests in ([\d.]+)s/.exec(report) ?? [];
  if (failures || !requests) throw new Error(`wrk: ${failures?.[0].trim() ?? report}`);
  return { requests: Number(requests), seconds: Number(seconds) };
}
