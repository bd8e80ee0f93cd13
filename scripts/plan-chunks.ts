import { basename } from "node:path";
import { parseSync } from "vite";

/** A module of the client build: the bytes of its code without comments, and its static imports. */
export type ScriptModule = { bytes: number; imports: readonly string[] };

/**
 * Characters of a module's code. Comments don't count, so rewording one changes no file, nor does
 * the path of the checkout, so each clone builds the same files.
 */
export function codeSize(code: string, root: string): number {
  const text = code.replaceAll(root, "");
  const { comments } = parseSync("module.js", text);
  return comments.reduce((remaining, { start, end }) => remaining - (end - start), text.length);
}

type ScriptGraph = {
  modules: ReadonlyMap<string, ScriptModule>;
  /** The entry modules of each page with script. */
  pages: readonly (readonly string[])[];
  /** Indexes of the most visited pages: the plan that keeps these smallest is chosen. */
  everyday?: readonly number[];
  /** Entry modules of pages without script, and lazily loaded modules. */
  others: readonly string[];
};

/** Maximum files a page shares with others, if it has room for them. */
const fewFiles = 5;
/** Maximum files a page shares with others, whatever that costs in bytes. */
const maxFiles = 12;
const maxEverydayFiles = 6;
/** Bytes of unneeded code a page may load: fewer if it needs many itself. */
const maxRoom = 36_000;
const minRoom = 22_000;
/** Pages may load more unneeded code up to this many bytes in all; each value is tried. */
const maxInAll = [136_000, 140_000, 144_000, 152_000];
/** How many extra bytes of code a page may load to save one file; each value is tried. */
const fileWorths = [6_000, 8_000, 10_000, 12_000, 14_000];

type Chunk = {
  ids: string[];
  bytes: number;
  /** Indexes of the pages that load it. */
  pages: Set<number>;
  /** The chunks loaded with it. */
  imports: Set<Chunk>;
};

/**
 * Groups the modules that pages share into files: few files per page, few bytes it doesn't need,
 * and no import cycles between files. Merging pair by pair can end badly after a small change, so
 * it is done with several weights. The plan is used in which no page has many files and, of those,
 * the heaviest everyday page is the lightest.
 * @returns the file name of each shared module; a module of only one entry is in the entry's own
 * file
 */
export function planChunks(graph: ScriptGraph): Map<string, string> {
  const shared = [...sharedChunks(graph)];
  const needed = graph.pages.map((entries) =>
    sum([...reachedFrom(graph, entries)].map((id) => bytesOf(graph, id))),
  );
  const plans = maxInAll.flatMap((inAll) => {
    const room = needed.map((bytes) => Math.min(maxRoom, Math.max(minRoom, inAll - bytes)));
    return fileWorths.map((worth) => mergeChunks(graph, room, worth));
  });
  const everyday = graph.everyday ?? [...needed.keys()];
  const filesOf = (plan: Set<Chunk>, page: number) => count(plan, ({ pages }) => pages.has(page));
  const largestOf = (plan: Set<Chunk>) =>
    Math.max(0, ...graph.pages.map((_, page) => filesOf(plan, page)));
  const unneeded = (plan: Set<Chunk>, page: number) =>
    sum([...plan].filter(({ pages }) => pages.has(page)).map(({ bytes }) => bytes)) -
    sum(shared.filter(({ pages }) => pages.has(page)).map(({ bytes }) => bytes));
  const heaviest = (plan: Set<Chunk>) =>
    Math.max(0, ...everyday.map((page) => (needed[page] ?? 0) + unneeded(plan, page)));
  const fewest = Math.min(...plans.map(largestOf));
  const [best] = plans
    .filter((plan) => largestOf(plan) <= fewest + 1)
    .sort((a, b) => heaviest(a) - heaviest(b) || largestOf(a) - largestOf(b));
  return nameFiles(graph, best ?? new Set());
}

/**
 * @param room bytes of unneeded code that each page may load
 * @param worth extra bytes that saving one file is worth
 */
function mergeChunks(graph: ScriptGraph, room: readonly number[], worth: number): Set<Chunk> {
  const chunks = sharedChunks(graph);
  const remaining = [...room];
  const open = new Set(remaining.keys());
  for (;;) {
    const files = [...open].map((page) => [...chunks].filter(({ pages }) => pages.has(page)));
    const longest = files.reduce((a, b) => (b.length > a.length ? b : a), []);
    if (longest.length <= fewFiles) break;
    const page = [...open][files.indexOf(longest)] ?? -1;
    const max = graph.everyday?.includes(page) ? maxEverydayFiles : maxFiles;
    const pair =
      bestPair(longest, remaining, worth) ??
      (longest.length > max
        ? bestPair(
            longest,
            remaining.map(() => Infinity),
            worth,
          )
        : null);
    if (pair) merge(chunks, remaining, pair);
    else open.delete(page);
  }
  return chunks;
}

/** One chunk per set of modules that exactly the same pages need. */
function sharedChunks(graph: ScriptGraph): Set<Chunk> {
  const entries = new Set([...graph.pages.flat(), ...graph.others]);
  const reached = new Map([...entries].map((entry) => [entry, reachedFrom(graph, [entry])]));
  const users = new Map<string, number>();
  for (const ids of reached.values()) {
    for (const id of ids) users.set(id, (users.get(id) ?? 0) + 1);
  }
  const chunks = new Map<string, Chunk>();
  const home = new Map<string, Chunk>();
  for (const [id, count] of users) {
    if (count < 2 || entries.has(id)) continue;
    const pages = graph.pages.flatMap((starts, page) =>
      starts.some((entry) => reached.get(entry)?.has(id)) ? [page] : [],
    );
    if (pages.length === 0) continue;
    const key = pages.join(" ");
    const fresh = { ids: [], bytes: 0, pages: new Set(pages), imports: new Set<Chunk>() };
    const chunk: Chunk = chunks.get(key) ?? fresh;
    chunk.ids.push(id);
    chunk.bytes += bytesOf(graph, id);
    chunks.set(key, chunk);
    home.set(id, chunk);
  }
  for (const chunk of chunks.values()) {
    for (const id of reachedFrom(graph, chunk.ids)) {
      const otherChunk = home.get(id);
      if (otherChunk && otherChunk !== chunk) chunk.imports.add(otherChunk);
    }
  }
  return new Set(chunks.values());
}

function reachedFrom({ modules }: ScriptGraph, starts: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const open = [...starts];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const module = modules.get(id);
    if (!module || reached.has(id)) continue;
    reached.add(id);
    open.push(...module.imports);
  }
  return reached;
}

/**
 * The two chunks whose merge gains most, or loses least, over all pages; null when a page has no
 * room for any.
 */
function bestPair(
  chunks: readonly Chunk[],
  remaining: readonly number[],
  worth: number,
): [Chunk, Chunk] | null {
  let best: [Chunk, Chunk] | null = null;
  let bestGain = Number.NEGATIVE_INFINITY;
  for (const [index, chunk] of chunks.entries()) {
    for (const other of chunks.slice(index + 1)) {
      if (formsCycle(chunk, other)) continue;
      const gain = gainOf(chunk, other, remaining, worth);
      if (gain <= bestGain) continue;
      best = [chunk, other];
      bestGain = gain;
    }
  }
  return best;
}

/** Whether one of two chunks imports the other through a third. */
function formsCycle(a: Chunk, b: Chunk): boolean {
  return [...a.imports, ...b.imports].some(({ imports }) => imports.has(a) || imports.has(b));
}

/** In bytes of code; minus infinity if a page has no room for the additional code. */
function gainOf(a: Chunk, b: Chunk, remaining: readonly number[], worth: number): number {
  const together = [...loadedWith(a, b)];
  let gain = 0;
  for (const page of union(a.pages, b.pages)) {
    const missing = together.filter(({ pages }) => !pages.has(page));
    const extra = sum(missing.map(({ bytes }) => bytes));
    if (extra > (remaining[page] ?? 0)) return Number.NEGATIVE_INFINITY;
    gain += (1 - missing.length) * worth - extra;
  }
  return gain;
}

const loadedWith = (a: Chunk, b: Chunk) => union(a.imports, b.imports, [a, b]);

function merge(chunks: Set<Chunk>, remaining: number[], [a, b]: [Chunk, Chunk]): void {
  const pages = union(a.pages, b.pages);
  for (const chunk of loadedWith(a, b)) {
    for (const page of pages) {
      if (!chunk.pages.has(page)) remaining[page] = (remaining[page] ?? 0) - chunk.bytes;
    }
    chunk.pages = union(chunk.pages, pages);
  }
  a.ids.push(...b.ids);
  a.bytes += b.bytes;
  a.imports = union(a.imports, b.imports);
  a.imports.delete(a);
  a.imports.delete(b);
  chunks.delete(b);
  for (const chunk of chunks) {
    if (!chunk.imports.delete(b) && !chunk.imports.has(a)) continue;
    chunk.imports = union(chunk.imports, a.imports, [a]);
  }
}

/** Names each after its largest module; names are unique. */
function nameFiles(graph: ScriptGraph, chunks: Iterable<Chunk>): Map<string, string> {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const { ids } of chunks) {
    const [largest = ""] = ids.toSorted((a, b) => bytesOf(graph, b) - bytesOf(graph, a));
    const base = basename(largest).replace(/\.\w+(\?.*)?$/, "") || "shared";
    const number = (counts.get(base) ?? 0) + 1;
    counts.set(base, number);
    for (const id of ids) names.set(id, number === 1 ? base : `${base}-${number}`);
  }
  return names;
}

const union = <Item>(...sets: readonly Iterable<Item>[]) =>
  new Set(sets.flatMap((items) => [...items]));
const bytesOf = ({ modules }: ScriptGraph, id: string) => modules.get(id)?.bytes ?? 0;
const count = <Item>(items: Iterable<Item>, matches: (item: Item) => boolean) =>
  [...items].filter(matches).length;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
