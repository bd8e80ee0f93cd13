import { spawnSync } from "node:child_process";
import { readCommandLine } from "../src/platform/process/command-line.ts";

/** The output of `npm audit --json`: its findings, or why there are none. */
type Report = {
  metadata?: { dependencies: { prod: number } };
  vulnerabilities?: Record<string, { severity: string; range: string }>;
  statusCode?: number;
};

readCommandLine({ name: "npm run audit:dependencies" });
const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--package-lock-only", "--json"], {
  encoding: "utf8",
});
const { metadata, vulnerabilities = {}, statusCode } = readReport(stdout);
if (metadata) {
  const serious = Object.entries(vulnerabilities).filter(([, { severity }]) =>
    ["high", "critical"].includes(severity),
  );
  for (const [name, { severity, range }] of serious) console.log(`${name} ${range}: ${severity}`);
  const { prod } = metadata.dependencies;
  console.log(`${prod} packages, ${serious.length} with high or critical vulnerabilities`);
  process.exitCode = serious.length > 0 ? 1 : 0;
} else {
  console.log(`not available here: the registry answered ${statusCode ?? "nothing"}`);
}

function readReport(text: string): Report {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
