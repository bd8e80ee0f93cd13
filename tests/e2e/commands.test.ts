import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { startProgram } from "../setup/child-process.ts";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  scripts: Record<string, string>;
};
const ours = Object.entries(scripts).flatMap(([name, line]) =>
  /\bnode --import/.test(line) ? [name] : [],
);

test.each(ours)("npm run %s rejects unknown options and lists its own", async (name) => {
  const command = startProgram("npm", ["run", name, "--", "--no-such-option"]);
  expect(await command.exited).toBe(64);
  const printed = command.lines.join("\n");
  expect(printed).toContain("Unknown option '--no-such-option'");
  expect(printed).toMatch(/\nUsage: npm \S+|\nnpm .* takes no options\./);
  expect(printed).not.toMatch(/\n {4}at /);
});

test("covers every command that runs our code", () => {
  expect(ours).toEqual(
    expect.arrayContaining(["start", "worker", "doctor", "restore", "simulate"]),
  );
});
