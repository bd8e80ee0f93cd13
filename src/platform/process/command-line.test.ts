import { expect, test } from "vitest";
import { startProcess } from "../../../tests/setup/child-process.ts";

const program = `
  const { readCommandLine } = await import("./src/platform/process/command-line.ts");
  const options = { remove: { type: "boolean" }, "lead-pages": { type: "string" } };
  const { values } = readCommandLine({ name: "npm run demo", options });
  process.stdout.write(JSON.stringify(values) + "\\n");`;

async function ran(args: readonly string[], environment: Record<string, string>) {
  const running = startProcess(
    ["--input-type=module", "-e", program, "--", "demo", ...args],
    environment,
  );
  return { code: await running.exited, printed: running.lines.join("\n") };
}

test("rejects an option that npm consumed", async () => {
  expect(await ran([], { npm_config_remove: "true" })).toMatchObject({
    code: 64,
    printed: expect.stringContaining("write npm run demo -- --remove"),
  });
  expect(await ran(["100"], { npm_config_lead_pages: "true" })).toMatchObject({
    code: 64,
    printed: expect.stringContaining("write npm run demo -- --lead-pages VALUE"),
  });
  for (const [name, value] of [
    ["npm_config_remove", ""],
    ["npm_config_other", "true"],
  ] as const) {
    expect(await ran([], { [name]: value })).toMatchObject({ code: 0, printed: "{}" });
  }
  expect(await ran(["--remove"], { npm_config_remove: "true" })).toMatchObject({ code: 0 });
});
