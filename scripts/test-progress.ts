import { readFileSync } from "node:fs";
import type { Counts } from "./test-totals.ts";

/** The reporter's events, one line each. */
export type ProgressEvent =
  | { kind: "files"; files: string[] }
  | { kind: "tests"; file: string; tests: { id: string; name: string }[] }
  | { kind: "began"; id: string }
  | { kind: "ended"; id: string; state: "passed" | "failed" | "skipped" }
  | { kind: "file ended"; file: string };

/** The progress of a test run. */
export type Progress = {
  counts: Counts;
  failed: string[];
  skipped: string[];
  /** Tests without a result, running ones first, and files that didn't start. */
  unfinished: string[];
  files: { ended: number; all: number };
};

/** Reads the reporter's output so far; an incomplete last line counts next time. */
export function readProgress(path: string): Progress {
  const files = new Map<string, "waiting" | "begun" | "ended">();
  const names = new Map<string, string>();
  const states = new Map<string, "running" | "passed" | "failed" | "skipped">();
  for (const event of eventsOf(path)) {
    if (event.kind === "files") for (const file of event.files) files.set(file, "waiting");
    if (event.kind === "tests") {
      files.set(event.file, "begun");
      for (const { id, name } of event.tests) names.set(id, name);
    }
    // Vitest reports two batches of events concurrently: an end may be written before its
    // beginning.
    if (event.kind === "began" && !states.has(event.id)) states.set(event.id, "running");
    if (event.kind === "ended") states.set(event.id, event.state);
    if (event.kind === "file ended") files.set(event.file, "ended");
  }
  const named = (state: string | undefined) =>
    [...names].filter(([id]) => states.get(id) === state).map(([, name]) => name);
  const filesThat = (state: string) =>
    [...files.keys()].filter((file) => files.get(file) === state);
  const [passed, failed, skipped] = [named("passed"), named("failed"), named("skipped")];
  const running = named("running").map((name) => `${name} (running)`);
  const tests = [...running, ...named(undefined)];
  const notStarted = filesThat("waiting").map((file) => `${file} (not started)`);
  return {
    counts: {
      passed: passed.length,
      failed: failed.length,
      skipped: skipped.length,
      unfinished: tests.length + notStarted.length,
    },
    failed,
    skipped,
    unfinished: [...tests, ...notStarted],
    files: { ended: filesThat("ended").length, all: files.size },
  };
}

function eventsOf(path: string): ProgressEvent[] {
  let text = "";
  try {
    text = readFileSync(path, "utf8");
  } catch {
    // It crashed before it could start; its exit status says so.
  }
  return text
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}
