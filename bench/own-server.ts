import { startProcess } from "../tests/setup/child-process.ts";

/** Starts a benchmark server in its own process, which prints its port first. */
export async function startOwnServer(program: URL, parameters: string[] = []) {
  const server = startProcess([program.pathname, ...parameters], {});
  const deadline = Date.now() + 10_000;
  while (server.lines.length === 0 && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { pid: server.pid, port: server.lines[0] ?? "", stop: () => server.kill() };
}
