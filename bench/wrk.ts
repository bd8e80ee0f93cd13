import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** How many requests got a response, and in what time. */
export type Asked = { requests: number; seconds: number };

const run = promisify(execFile);

/** Whether wrk is installed. A client in Node needs about as much time as the server itself. */
export async function hasWrk(): Promise<boolean> {
  // It prints its usage and exits with 1.
  const { code } = await run("wrk", ["--version"]).catch((error) => error);
  return code !== "ENOENT";
}

/**
 * Requests one URL as fast as responses arrive, as a browser that accepts brotli.
 * @throws if a response wasn't 2xx, or a connection failed
 */
export async function measureWithWrk(
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

/** Parses wrk's output. @throws if it reports failures */
export function readWrk(report: string): Asked {
  const failures = /^\s*(Non-2xx|Socket errors).*$/m.exec(report);
  const [, requests, seconds] = /(\d+) requests in ([\d.]+)s/.exec(report) ?? [];
  if (failures || !requests) throw new Error(`wrk: ${failures?.[0].trim() ?? report}`);
  return { requests: Number(requests), seconds: Number(seconds) };
}
