import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { startProgram } from "../setup/child-process.ts";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  scripts: Record<string, string>;
};
const ownScripts = Object.entries(scripts).filter(([, line]) => /\bnode --import/.test(line));
const environment = { PATH: `node_modules/.bin:${process.env.PATH}` };

// Like npm, which would take as long again to start. Some of them are in the build.
test.each(ownScripts)(
  "npm run %s rejects unknown options and lists its own",
  async (_name, line) => {
    const command = startProgram("sh", ["-c", `${line} --no-such-option`], environment);
    expect(await command.exited).toBe(64);
    const printed = command.lines.join("\n");
    expect(printed).toContain("Unknown option '--no-such-option'");
    expect(printed).toMatch(/\nUsage: npm \S+|\nnpm .* takes no options\./);
    expect(printed).not.toMatch(/\n {4}at /);
  },
);

test("covers every command that runs our code", () => {
  expect(ownScripts.map(([name]) => name)).toEqual(
    expect.arrayContaining(["start", "worker", "doctor", "restore", "simulate"]),
  );
});
