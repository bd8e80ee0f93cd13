import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { nodeEnvironment, nodeFlags } from "./node-flags.ts";

test.each(["Containerfile", "deploy/hearthline@.service"])(
  "%s runs Node as npm start does",
  (path) => {
    const text = readFileSync(path, "utf8");
    const lines = text.split("\n").filter((line) => line.includes("build/server/main.js"));
    expect(lines).toHaveLength(1);
    for (const flag of nodeFlags) expect(lines[0]).toContain(flag);
    for (const [name, value] of Object.entries(nodeEnvironment)) {
      expect(text).toContain(`${name}=${value}`);
    }
  },
);
