import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProgram } from "../tests/setup/child-process.ts";
import { freePort } from "../tests/setup/free-port.ts";
import { limit } from "./waits.ts";

/** Idle database connections stay open. */
const idle = { http: "30s", tcp: "1h" };

export type Proxy = { port: number; stop(): Promise<void> };

/**
 * Starts HAProxy in front of several servers, as an operator would: health checks twice a second,
 * no retry of failed requests.
 * @param backend lines of the backend, including its servers
 */
export async function startProxy(mode: "http" | "tcp", backend: readonly string[]): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), "hearthline-haproxy-"));
  const port = await freePort();
  const settings = [
    "global",
    "  maxconn 2000",
    "defaults",
    `  mode ${mode}`,
    "  retries 0",
    "  timeout connect 3s",
    `  timeout client ${idle[mode]}`,
    `  timeout server ${idle[mode]}`,
    "  timeout check 3s",
    "frontend all",
    `  bind 127.0.0.1:${port}`,
    "  default_backend servers",
    "backend servers",
    ...backend.map((line) => `  ${line}`),
    "",
  ];
  const file = join(folder, "haproxy.cfg");
  writeFileSync(file, settings.join("\n"));
  const running = startProgram("/usr/sbin/haproxy", ["-db", "-f", file], {}, [folder]);
  return {
    port,
    async stop() {
      await limit("HAProxy to end", 30, running.kill());
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
