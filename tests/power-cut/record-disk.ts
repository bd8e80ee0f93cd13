import fs from "node:fs";
import { relative } from "node:path";

/** The changes to a folder, in order, and its syncs. */
export type Step =
  /** A name is added, moved or removed; `file` is the number of the file or folder. */
  | { kind: "make"; file: number; path: string; folder: boolean }
  | { kind: "move"; file: number; path: string; to: string }
  | { kind: "remove"; file: number; path: string }
  | { kind: "write"; file: number; at: number; bytes: Buffer }
  | { kind: "truncate"; file: number; size: number }
  /** From here on the file's contents (or the folder's names) survive. */
  | { kind: "sync"; file: number; path: string }
  /** The client got the confirmation that this is stored. */
  | { kind: "acknowledged"; id: number };

/** The initial names, by number; higher numbers were created later. */
export type DiskRecord = { before: string; firstNames: Map<string, number>; steps: Step[] };

type Open = { file: number; path: string };

/**
 * Records everything this process writes below a folder, through any function the embedded database
 * uses. None of its files may be open yet.
 * @param before receives a copy of the folder as it is now
 */
export function recordDisk(folder: string, before: string) {
  fs.cpSync(folder, before, { recursive: true });
  const names = new Map<string, number>();
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    names.set(name, names.size);
  }
  names.set("", names.size);
  const firstNames = new Map(names);
  let files = names.size;
  const steps: Step[] = [];
  const open = new Map<number, Open>();

  /** The name below the folder, or null for any other file of this process. */
  const nameOf = (path: unknown): string | null => {
    if (typeof path !== "string") return null;
    const name = relative(folder, path);
    return name.startsWith("..") ? null : name;
  };
  const numberOf = (name: string): number => {
    const knownNumber = names.get(name);
    if (knownNumber === undefined)
      throw new Error(`${name} was made by a function that is not recorded`);
    return knownNumber;
  };
  const make = (name: string, isFolder: boolean) => {
    if (names.has(name)) return;
    names.set(name, files);
    steps.push({ kind: "make", file: files++, path: name, folder: isFolder });
  };

  const restore = wrap({
    openSync: (call, path: string, ...rest: unknown[]) => {
      const name = nameOf(path);
      const descriptor = call(path, ...rest) as number;
      if (name === null) return descriptor;
      make(name, false);
      open.set(descriptor, { file: numberOf(name), path: name });
      return descriptor;
    },
    closeSync: (call, descriptor: number) => {
      open.delete(descriptor);
      return call(descriptor);
    },
    writeFileSync: (call, path: string, content: unknown, ...rest: unknown[]) => {
      const name = nameOf(path);
      if (name !== null && content !== "") throw new Error("only empty files are made in one go");
      const done = call(path, content, ...rest);
      if (name !== null) make(name, false);
      return done;
    },
    mkdirSync: (call, path: string, ...rest: unknown[]) => {
      const done = call(path, ...rest);
      const name = nameOf(path);
      if (name !== null) make(name, true);
      return done;
    },
    writeSync: (
      call,
      descriptor: number,
      bytes: Uint8Array,
      from: number,
      length: number,
      at: number,
    ) => {
      const written = call(descriptor, bytes, from, length, at) as number;
      const target = open.get(descriptor);
      if (target) {
        const copy = Buffer.from(bytes.buffer, bytes.byteOffset + from, written);
        steps.push({ kind: "write", file: target.file, at, bytes: Buffer.from(copy) });
      }
      return written;
    },
    ftruncateSync: (call, descriptor: number, size = 0) => {
      const done = call(descriptor, size);
      const target = open.get(descriptor);
      if (target) steps.push({ kind: "truncate", file: target.file, size });
      return done;
    },
    truncateSync: (call, path: string, size = 0) => {
      const done = call(path, size);
      const name = nameOf(path);
      if (name !== null) steps.push({ kind: "truncate", file: numberOf(name), size });
      return done;
    },
    renameSync: (call, from: string, to: string) => {
      const done = call(from, to);
      const [path, target] = [nameOf(from), nameOf(to)];
      if (path === null || target === null) return done;
      const file = numberOf(path);
      names.delete(path);
      names.set(target, file);
      steps.push({ kind: "move", file, path, to: target });
      return done;
    },
    unlinkSync: (call, path: string) => remove(call, path),
    rmdirSync: (call, path: string) => remove(call, path),
    fsyncSync: (call, descriptor: number) => sync(call, descriptor),
    fdatasyncSync: (call, descriptor: number) => sync(call, descriptor),
  });

  function remove(call: (path: string) => unknown, path: string) {
    const done = call(path);
    const name = nameOf(path);
    if (name !== null) {
      steps.push({ kind: "remove", file: numberOf(name), path: name });
      names.delete(name);
    }
    return done;
  }

  // The real disk's sync isn't needed here, and would be slow.
  function sync(_call: unknown, descriptor: number) {
    const target = open.get(descriptor);
    if (target) steps.push({ kind: "sync", ...target });
  }

  const record: DiskRecord = { before, firstNames, steps };
  return {
    record,
    acknowledge: (id: number) => void steps.push({ kind: "acknowledged", id }),
    stop: restore,
  };
}

type Wrapped = Record<
  string,
  (call: (...parameters: unknown[]) => unknown, ...parameters: never[]) => unknown
>;

/** Replaces functions of node:fs. @returns a function that restores them */
function wrap(wrapped: Wrapped): () => void {
  const own = fs as unknown as Record<string, (...parameters: unknown[]) => unknown>;
  const originals = { ...own };
  for (const [name, around] of Object.entries(wrapped)) {
    const call = originals[name];
    if (!call) throw new Error(`node:fs has no ${name}`);
    own[name] = (...parameters) => around(call, ...(parameters as never[]));
  }
  return () => {
    for (const name of Object.keys(wrapped)) Object.assign(own, { [name]: originals[name] });
  };
}
