import fs from "node:fs";
import { dirname, join } from "node:path";
import type { Random } from "../../src/domains/follow-ups/simulation/simulate.ts";
import type { DiskRecord, Step } from "./record-disk.ts";

/** The size in bytes that a disk writes atomically. */
const sector = 512;

type NameStep = Extract<Step, { kind: "make" | "move" | "remove" }>;
type ContentStep = Extract<Step, { kind: "write" | "truncate" }>;

/**
 * Writes to `folder` a possible disk state after a power cut at step `at`: everything synced, and a
 * random part of the rest. Names change in order, as in a journaling file system; contents are
 * written in any order, sector by sector.
 */
export function cutPower(record: DiskRecord, at: number, random: Random, folder: string): void {
  const steps = record.steps.slice(0, at);
  fs.cpSync(record.before, folder, { recursive: true });
  const names = new Map(record.firstNames);
  const folders = applyNames(steps.slice(0, retainedNames(steps, random)), names);
  writeSurvivingFiles(record, names, folders, folder);
  const paths = new Map([...names].map(([path, file]) => [file, path]));
  for (const [file, contents] of storedContents(steps, random)) {
    const path = paths.get(file);
    if (path !== undefined) write(join(folder, path), contents);
  }
}

/** How many steps of the journal of names survive: all that any sync needed, and some more. */
function retainedNames(steps: readonly Step[], random: Random): number {
  let written = 0;
  steps.forEach((step, index) => {
    if (step.kind !== "sync") return;
    for (let earlier = index - 1; earlier >= written; earlier--) {
      const earlierStep = steps[earlier];
      if (
        earlierStep &&
        isName(earlierStep) &&
        (earlierStep.file === step.file || isWithin(earlierStep, step.path))
      ) {
        written = earlier + 1;
      }
    }
  });
  return random.chance(0.3) ? steps.length : random.whole(written, steps.length);
}

function isWithin(step: NameStep, folder: string): boolean {
  const parent = (path: string) => (dirname(path) === "." ? "" : dirname(path));
  return parent(step.path) === folder || (step.kind === "move" && parent(step.to) === folder);
}

const isName = (step: Step): step is NameStep =>
  step.kind === "make" || step.kind === "move" || step.kind === "remove";

/** @returns the created folders */
function applyNames(steps: readonly Step[], names: Map<string, number>): Set<number> {
  const folders = new Set<number>();
  for (const step of steps) {
    if (step.kind === "make") names.set(step.path, step.file);
    if (step.kind === "make" && step.folder) folders.add(step.file);
    if (step.kind === "remove" || step.kind === "move") names.delete(step.path);
    if (step.kind === "move") names.set(step.to, step.file);
  }
  return folders;
}

/** Applies name changes up to the cut to the folder, a copy of the initial state. */
function writeSurvivingFiles(
  { before, firstNames }: DiskRecord,
  names: ReadonlyMap<string, number>,
  folders: ReadonlySet<number>,
  folder: string,
): void {
  const firstPaths = new Map([...firstNames].map(([path, file]) => [file, path]));
  for (const [path, file] of firstNames) {
    if (names.get(path) !== file) fs.rmSync(join(folder, path), { recursive: true, force: true });
  }
  for (const [path, file] of names) {
    if (firstNames.get(path) === file) continue;
    const first = firstPaths.get(file);
    fs.mkdirSync(dirname(join(folder, path)), { recursive: true });
    if (first !== undefined)
      fs.cpSync(join(before, first), join(folder, path), { recursive: true });
    else if (folders.has(file)) fs.mkdirSync(join(folder, path), { recursive: true });
    else fs.writeFileSync(join(folder, path), "");
  }
}

/** For each file, its synced steps and the parts of later ones that were written. */
function storedContents(steps: readonly Step[], random: Random): Map<number, ContentStep[]> {
  const synced = new Map<number, number>();
  steps.forEach((step, index) => {
    if (step.kind === "sync") synced.set(step.file, index);
  });
  const likelihood = random.pick([0, 0.1, 0.5, 0.9, 1]);
  const stepsByFile = new Map<number, ContentStep[]>();
  steps.forEach((step, index) => {
    if (step.kind !== "write" && step.kind !== "truncate") return;
    const contents = stepsByFile.get(step.file) ?? [];
    stepsByFile.set(step.file, contents);
    if (index < (synced.get(step.file) ?? -1)) contents.push(step);
    else if (step.kind === "write") contents.push(...torn(step, random, likelihood));
    else if (random.chance(likelihood)) contents.push(step);
  });
  return stepsByFile;
}

function torn(
  step: Extract<Step, { kind: "write" }>,
  random: Random,
  likelihood: number,
): ContentStep[] {
  const pieces: ContentStep[] = [];
  for (let from = 0; from < step.bytes.length; ) {
    const to = Math.min(from + sector - ((step.at + from) % sector), step.bytes.length);
    if (random.chance(likelihood)) {
      pieces.push({ ...step, at: step.at + from, bytes: step.bytes.subarray(from, to) });
    }
    from = to;
  }
  return pieces;
}

function write(path: string, contents: readonly ContentStep[]): void {
  if (contents.length === 0) return;
  const file = fs.openSync(path, "r+");
  try {
    for (const step of contents) {
      if (step.kind === "truncate") fs.ftruncateSync(file, step.size);
      else fs.writeSync(file, step.bytes, 0, step.bytes.length, step.at);
    }
  } finally {
    fs.closeSync(file);
  }
}
