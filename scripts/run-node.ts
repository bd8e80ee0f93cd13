import { spawn } from "node:child_process";
import { nodeEnvironment, nodeFlags } from "./node-flags.ts";

/** Runs one of our files to its end as Node runs the product, passing signals on; a failure ends this process as well. */
export function runNode(file: string, args: string[]): Promise<void> {
  const child = spawn(process.execPath, [...nodeFlags, file, ...args], {
    stdio: "inherit",
    env: { ...process.env, ...nodeEnvironment },
  });
  const pass = (signal: NodeJS.Signals) => child.kill(signal);
  process.on("SIGINT", pass);
  process.on("SIGTERM", pass);
  return new Promise((resolve) => {
    child.on("exit", (code, signal) => {
      process.off("SIGINT", pass);
      process.off("SIGTERM", pass);
      if (code === 0) resolve();
      else process.exit(code ?? (signal ? 1 : 0));
    });
  });
}
