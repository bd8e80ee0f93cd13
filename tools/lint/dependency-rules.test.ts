import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { installTool } from "../install.ts";

type Violation = { type: string; from: string; to: string; rule: { name: string } };

/** Runs the rules of `npm run lint` over these files. */
function check(files: Record<string, string>): Violation[] {
  installTool("lint");
  const folder = mkdtempSync(join(tmpdir(), "hearthline-rules-"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  for (const name of [".dependency-cruiser.ts", "tsconfig.json", "package.json"]) {
    copyFileSync(name, join(folder, name));
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const program = resolve("tools/lint/node_modules/dependency-cruiser/bin/dependency-cruiser.mjs");
  const parameters = ["--config", ".dependency-cruiser.ts", "--output-type", "json", "src"];
  const { stdout, stderr } = spawnSync(process.execPath, [program, ...parameters], {
    cwd: folder,
    encoding: "utf8",
  });
  rmSync(folder, { recursive: true });
  if (!stdout.startsWith("{")) throw new Error(`dependency-cruiser failed: ${stderr}`);
  return JSON.parse(stdout).summary.violations;
}

type Sample = [importer: string, specifier: string, rule: string | null];

const samples: Sample[] = [
  ["src/web/admin/leads.tsx", "~/domains/leads/leads.tables.server.ts", "screens-use-front-doors"],
  ["src/web/admin/leads.tsx", "~/domains/leads/leads.jobs.server.ts", "screens-use-front-doors"],
  ["src/web/admin/leads.tsx", "~/domains/leads/list-leads.server.ts", "screens-use-front-doors"],
  ["src/web/admin/leads.tsx", "~/platform/queue/queue.server.ts", "screens-use-two-ports"],
  ["src/web/admin/leads.tsx", "~/web/site/marketing/hero.tsx", "audiences-are-separate"],
  ["src/web/admin/leads.tsx", "~/web/crm/frame/bar.tsx", "audiences-are-separate"],
  ["src/web/admin/leads.tsx", "~/root.tsx", "entries-are-not-imported"],
  [
    "src/domains/leads/leads.ts",
    "~/domains/follow-ups/index.ts",
    "domains-leads-imports-only-lower-layers",
  ],
  [
    "src/domains/follow-ups/start.server.ts",
    "~/domains/leads/leads.events.ts",
    "domains-have-front-doors",
  ],
  [
    "src/domains/follow-ups/start.server.ts",
    "~/domains/leads/leads.tables.server.ts",
    "domains-have-front-doors",
  ],
  [
    "src/domains/leads/index.server.ts",
    "./leads.tables.server.ts",
    "events-and-tables-stay-inside",
  ],
  ["src/domains/leads/index.ts", "./leads.events.ts", "events-and-tables-stay-inside"],
  ["src/app/main.ts", "~/domains/leads/list-leads.server.ts", "entries-import-registrations"],
  ["src/demo/demo.ts", "~/domains/leads/leads.tables.server.ts", "demo-collects-demo-rows"],
  [
    "src/domains/inbox/inbox.demo.server.ts",
    "~/domains/leads/leads.tables.server.ts",
    "demo-rows-build-on-demo-rows",
  ],
  [
    "src/domains/leads/list-leads.server.ts",
    "./leads.demo.server.ts",
    "demo-rows-are-for-the-demo",
  ],
  ["src/domains/loyalty/loyalty.ts", "~/domains/shared/index.ts", "domains-without-layer"],
  ["src/domains/leads/leads.ts", "~/web/admin/list.tsx", "domains-import-no-screens"],
  ["src/domains/leads/leads.ts", "~/content/plans.ts", "domains-import-no-content"],
  ["src/domains/leads/leads.ts", "../../../tests/setup/mail-server.ts", "product-is-in-src"],
  ["src/domains/leads/leads.ts", "~/money/cents.ts", "folders-of-src"],
  ["src/domains/leads/lead-row.tsx", "~/domains/leads/read.server.ts", "server-code-says-so"],
  ["src/ui/tables/table.tsx", "~/domains/leads/index.ts", "ui-imports-only-ui"],
  ["src/illustrations/house.tsx", "~/domains/leads/index.ts", "illustrations-import-only-ui"],
  ["src/content/plans-of-year.ts", "~/domains/shared/index.ts", "content-imports-nothing"],
  ["src/platform/mail/mail.server.ts", "~/domains/leads/index.ts", "platform-imports-no-product"],

  [
    "src/domains/leads/sub/rank.ts",
    "~/domains/billing/index.ts",
    "domains-leads-imports-only-lower-layers",
  ],
  [
    "src/domains/billing/invoice.ts",
    "~/domains/growth/index.ts",
    "domains-billing-imports-only-lower-layers",
  ],

  ["src/domains/leads/capture/capture.server.ts", "nodemailer", "nodemailer-has-its-place"],
  ["src/platform/http/mail.server.ts", "nodemailer", "nodemailer-has-its-place"],
  ["src/domains/leads/capture/capture.server.ts", "pg-boss", "pg-boss-has-its-place"],
  ["src/domains/leads/leads.ts", "zod", "zod-has-its-place"],
  ["src/domains/leads/leads.ts", "node:fs", "node:-has-its-place"],
  ["src/domains/leads/leads.jobs.server.ts", "drizzle-orm", "drizzle-orm-has-its-place"],
  ["src/domains/leads/lead-form.tsx", "drizzle-orm", "drizzle-orm-has-its-place"],
  ["src/domains/leads/received.email.tsx", "react-router", "react-router-has-its-place"],
  ["src/web/admin/leads.tsx", "drizzle-orm/pg-core", "drizzle-orm-has-its-place"],
  ["src/ui/tables/table.tsx", "react-router", "react-router-has-its-place"],
  ["src/app/main.ts", "pg", "pg-has-its-place"],
  ["src/platform/mail/mail.server.ts", "jsdom", "library-without-a-place"],

  ["src/web/admin/leads.tsx", "~/domains/leads/index.server.ts", null],
  [
    "src/domains/follow-ups/follow-ups.tables.server.ts",
    "~/domains/leads/leads.tables.server.ts",
    null,
  ],
  ["src/demo/demo.ts", "~/domains/leads/leads.demo.server.ts", null],
  ["src/domains/inbox/inbox.demo.server.ts", "~/domains/leads/leads.demo.server.ts", null],
  ["src/web/admin/leads.tsx", "~/platform/http/session.server.ts", null],
  ["src/web/admin/leads.tsx", "./lead-row.tsx", null],
  ["src/web/admin/leads.tsx", "~/web/shared/frame/frame.tsx", null],
  ["src/domains/leads/capture/capture.server.ts", "../leads.events.ts", null],
  ["src/app/reactions.server.ts", "~/domains/leads/leads.events.ts", null],
  ["src/domains/leads/leads.ts", "~/domains/shared/index.ts", null],
  ["src/domains/leads/lead-form.tsx", "~/ui/form/field.tsx", null],
  ["src/domains/leads/leads.test.ts", "../../../tests/setup/fresh-database.ts", null],
  ["src/domains/leads/leads.test.ts", "fast-check", null],
  ["src/app/main.ts", "~/platform/settings/settings.server.ts", null],
  ["src/platform/mail/mail.server.ts", "../log/log.server.ts", null],
  ["src/platform/mail/mail.server.ts", "nodemailer", null],
  ["src/domains/leads/leads.tables.server.ts", "drizzle-orm/pg-core", null],
  ["src/domains/leads/leads.schema.ts", "zod", null],
  ["src/domains/leads/lead-form.tsx", "react-router", null],
  ["src/domains/leads/received.email.tsx", "react-email", null],
  ["src/routes.ts", "@react-router/dev/routes", null],
  ["src/domains/leads/sub/rank.ts", "../leads.ts", null],
];

test("each rule finds a violation and allows correct code", () => {
  const files: Record<string, string> = {};
  const importers = samples.map(([importer, specifier], index) => {
    // A separate file whose name still matches the rules.
    const path = importer.replace(/([^/.]+)(\.[^/]+)$/, (name, stem, rest) =>
      dirname(importer) === "src" || stem === "index" ? name : `${stem}-${index}${rest}`,
    );
    files[path] = `${files[path] ?? ""}import { it${index} } from "${specifier}";\n`;
    if (specifier.startsWith("~/")) files[specifier.replace("~", "src")] ??= "";
    if (specifier.startsWith(".")) files[join(dirname(importer), specifier)] ??= "";
    return path;
  });
  const violations = check(files);
  const results = samples.map(([importer, specifier], index): Sample => {
    const names = violations
      .filter(({ from, to }) => from === importers[index] && isFileOf(specifier, importer, to))
      .map(({ rule }) => rule.name);
    return [importer, specifier, names.length === 0 ? null : names.join(", ")];
  });
  expect(results).toEqual(samples);
});

function isFileOf(specifier: string, importer: string, to: string): boolean {
  if (specifier.startsWith("~/")) return to === specifier.replace("~", "src");
  if (specifier.startsWith(".")) return to === join(dirname(importer), specifier);
  const library = specifier
    .replace("node:", "")
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1);
  return (
    to === specifier ||
    to === library.join("/") ||
    to.includes(`node_modules/${library.join("/")}/`)
  );
}

describe("a tree with other violations", () => {
  const ways = {
    "src/ui/types.ts": "import type { Lead } from '~/domains/leads/leads.ts';",
    "src/ui/re-export.ts": "export { lead } from '~/domains/leads/leads.ts';",
    "src/ui/lazy.ts": "export const load = () => import('~/domains/leads/leads.ts');",
  };
  const cycle = (folder: string, back: string) => ({
    [`src/ui/${folder}/a.ts`]: "import { b } from './b.ts';",
    [`src/ui/${folder}/b.ts`]: "export * from './c.ts';",
    [`src/ui/${folder}/c.ts`]: back,
  });
  let violations: Violation[];
  beforeAll(() => {
    violations = check({
      ...ways,
      "src/domains/leads/leads.ts": "export const lead = 1;",
      ...cycle("value", "import { a } from './a.ts';"),
      ...cycle("type", "import type { A } from './a.ts';"),
      ...cycle("lazy-cycle", "export const a = () => import('./a.ts');"),
    });
  });
  const filesThatBreak = (rule: string) =>
    violations.filter((violation) => violation.rule.name === rule).map(({ from }) => from);

  test("types, lazy imports, and re-exports follow the same rules", () => {
    expect(filesThatBreak("ui-imports-only-ui").toSorted()).toEqual(Object.keys(ways).toSorted());
  });

  test("a cycle is found unless a type or lazy import closes it", () => {
    const folders = filesThatBreak("no-cycles").map((path) => path.split("/")[2]);
    expect(new Set(folders)).toEqual(new Set(["value"]));
  });
});
