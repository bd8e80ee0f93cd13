import { readFileSync } from "node:fs";

/** Written by scripts/build.ts: the hash of what was built. */
const stamp = "build/source.sha256";

/** What `hearthline_build_info` says of a process: its build, its Node, what it does. */
export function describeProcess(work: string): Record<string, string> {
  return { build: sourceOfBuild(), node: process.versions.node, work };
}

function sourceOfBuild(): string {
  try {
    return readFileSync(stamp, "utf8").slice(0, 12);
  } catch {
    return "development";
  }
}
