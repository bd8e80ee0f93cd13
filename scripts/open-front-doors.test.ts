import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build, type Rolldown } from "vite";
import { afterEach, expect, test } from "vitest";
import { openFrontDoors } from "./open-front-doors.ts";

let root = "";
afterEach(() => rmSync(root, { recursive: true, force: true }));

const leads = {
  "domains/leads/index.ts": `
    export { stages, stages as leadStages } from "./stages.ts";
    export { heavy } from "./heavy.ts";
    export { minute } from "~/platform/times.ts";`,
  "platform/times.ts": `export const minute = "sixty seconds";`,
  "domains/leads/stages.ts": `export const stages = "all stages"; export type Stage = string;`,
  "domains/leads/heavy.ts": `console.log("loaded the heavy file"); export const heavy = "heavy";`,
};

/** The code of a page that is built for the browser, and all that it imports. */
async function buildPage(page: string): Promise<string> {
  root = mkdtempSync(join(tmpdir(), "front-doors-"));
  const source = join(root, "src");
  for (const [path, text] of Object.entries({ ...leads, "page.ts": page })) {
    mkdirSync(dirname(join(source, path)), { recursive: true });
    writeFileSync(join(source, path), text);
  }
  const built = (await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [openFrontDoors(source)],
    resolve: { alias: { "~": source } },
    build: { write: false, minify: false, rolldownOptions: { input: join(source, "page.ts") } },
  })) as Rolldown.RolldownOutput;
  return built.output.map((file) => ("code" in file ? file.code : "")).join("\n");
}

test("a page loads only the files of the names it imports", async () => {
  const code = await buildPage(`
    // Maria’s 🏠: offsets count characters, not bytes.
    import { stages as shown } from "~/domains/leads/index.ts";
    console.log(shown);`);
  expect(code).toContain("all stages");
  expect(code).not.toContain("loaded the heavy file");
});

test("a file with side effects loads when a page imports its name", async () => {
  const code = await buildPage(`
    import { heavy, stages } from "~/domains/leads/index.ts";
    console.log(heavy, stages);`);
  expect(code).toContain("loaded the heavy file");
});

test("a name that the front door renames comes from its own file", async () => {
  const code = await buildPage(`
    import { leadStages } from "~/domains/leads/index.ts";
    console.log(leadStages);`);
  expect(code).toContain("all stages");
});

test("a name that the front door doesn't export fails the build", async () => {
  const page = `import { statuses } from "~/domains/leads/index.ts"; console.log(statuses);`;
  await expect(buildPage(page)).rejects.toThrow("doesn't export statuses");
});

test("a name that the front door re-exports from the platform resolves there", async () => {
  const code = await buildPage(`
    import { minute } from "~/domains/leads/index.ts";
    console.log(minute);`);
  expect(code).toContain("sixty seconds");
  expect(code).not.toContain("loaded the heavy file");
});
