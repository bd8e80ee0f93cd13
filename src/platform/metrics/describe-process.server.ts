import { readFileSync } from "node:fs";

/** Written by scripts/build.ts: the hash of the build's source. */
const stamp = "build/source.sha256";

/** The labels of `hearthline_build_info`: the process's build, Node version, and role. */
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
