import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { describeOldNode } from "./node-version.ts";

test("names the version to use for an old Node only", () => {
  expect(describeOldNode("20.19.5")).toMatch(/This is Node 20\.19\.5.* needs 24.*npm start/);
  expect(describeOldNode(process.versions.node)).toBeNull();
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(describeOldNode(dependencies.node)).toBeNull();
  expect(describeOldNode("26.1.0")).toBeNull();
});
