import { expect, test } from "vitest";
import { codeSize, planChunks } from "./plan-chunks.ts";

/** A graph from lines such as `"today 900 list money"`: a module, its bytes, and its imports. */
function graphOf(lines: readonly string[], pages: readonly (readonly string[])[]) {
  const modules = new Map(
    lines.map((line) => {
      const [id = "", bytes, ...imports] = line.split(" ");
      return [id, { bytes: Number(bytes), imports }] as const;
    }),
  );
  return { modules, pages, others: [] };
}

/** The modules of each file. */
function filesOf(plan: ReadonlyMap<string, string>): string[] {
  const files = new Map<string, string[]>();
  for (const [id, name] of plan) files.set(name, [...(files.get(name) ?? []), id]);
  return [...files.values()].map((ids) => ids.sort().join(" ")).sort();
}

test("modules shared by the same pages form one chunk", () => {
  const plan = planChunks(
    graphOf(
      [
        "frame 100 menu",
        "menu 50 icon",
        "icon 50",
        "a 100 list",
        "b 100 list own",
        "list 50",
        "own 50",
      ],
      [
        ["frame", "a"],
        ["frame", "b"],
      ],
    ),
  );
  expect(filesOf(plan)).toEqual(["list"]);
  expect(plan.get("list")).toBe("list");
});

const pages = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** Each pair of eight pages shares its own module. */
function manyShared(bytes: number) {
  const pairs = pages.flatMap((page, index) =>
    pages.slice(index + 1).map((other) => [page, other] as const),
  );
  const lines = [
    ...pairs.map(([a, b]) => `${a}-${b} ${bytes}`),
    ...pages.map((page) => {
      const own = pairs.filter((pair) => pair.includes(page)).map((pair) => pair.join("-"));
      return `${page} 10000 ${own.join(" ")}`;
    }),
  ];
  return graphOf(
    lines,
    pages.map((page) => [page]),
  );
}

const filesOfPage = (graph: ReturnType<typeof manyShared>, page: string) => {
  const plan = planChunks(graph);
  return new Set(graph.modules.get(page)?.imports.map((id) => plan.get(id))).size;
};

test("small chunks are merged until each page has few files", () => {
  const graph = manyShared(10);
  for (const page of pages) expect(filesOfPage(graph, page)).toBeLessThanOrEqual(5);
});

test("no page loads much code it doesn't need", () => {
  const graph = manyShared(25_000);
  for (const page of pages) expect(filesOfPage(graph, page)).toBe(7);
});

test("files never import each other in a cycle", () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const graph = randomGraph(seed);
    const plan = planChunks(graph);
    const next = new Map<string, Set<string>>();
    for (const [id, name] of plan) {
      const from = (graph.modules.get(id)?.imports ?? []).flatMap((name) => plan.get(name) ?? []);
      next.set(name, new Set([...(next.get(name) ?? []), ...from.filter((item) => item !== name)]));
    }
    // Remove modules without remaining imports until none are left: only a cycle would stay.
    const remaining = new Set(next.keys());
    for (let before = -1; before !== remaining.size; ) {
      before = remaining.size;
      for (const name of remaining) {
        if (![...(next.get(name) ?? [])].some((name) => remaining.has(name)))
          remaining.delete(name);
      }
    }
    expect([...remaining], `graph ${seed}`).toEqual([]);
  }
});

/** Modules that import later ones, and pages that each start from some of them. */
function randomGraph(seed: number) {
  let state = seed;
  const random = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const lines = Array.from({ length: 60 }, (_, index) => {
    const imports = Array.from({ length: random(3) }, () => index + 1 + random(60 - index));
    return [`m${index}`, 100 + random(4_000), ...imports.map((module) => `m${module}`)].join(" ");
  });
  const starts = pages.map((page) => {
    const imports = Array.from({ length: 8 }, () => `m${random(60)}`);
    return [page, 10_000, ...imports].join(" ");
  });
  return graphOf(
    [...lines, ...starts],
    pages.map((page) => [page]),
  );
}

test("neither comments nor the checkout's path count as code", () => {
  const code = (root: string, comment: string) =>
    `${comment}\nimport { a } from "${root}/src/a.ts";\nexport const b = a;`;
  expect(
    codeSize(code("/home/someone/hearthline", "// A longer comment."), "/home/someone/hearthline"),
  ).toBe(codeSize(code("/w", "//"), "/w"));
});

test("no page shares more than twelve files, whatever that costs", () => {
  const others = Array.from({ length: 15 }, (_, index) => `page${index}`);
  const lines = [
    ...others.map((page) => `shared-${page} 40000`),
    ...others.map((page) => `${page} 1000 shared-${page}`),
    `a 1000 ${others.map((page) => `shared-${page}`).join(" ")}`,
  ];
  const graph = graphOf(lines, [["a"], ...others.map((page) => [page])]);
  const plan = planChunks(graph);
  expect(new Set(plan.values()).size).toBe(12);
});
