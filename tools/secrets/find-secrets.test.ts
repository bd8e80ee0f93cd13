import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { installTool } from "../install.ts";

/** The findings of `npm run audit:secrets` in a file. */
function find(name: string, text: string) {
  installTool("secrets");
  const folder = mkdtempSync(join(tmpdir(), "hearthline-secrets-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, name);
  writeFileSync(file, text);
  const program = "tools/secrets/node_modules/secretlint/bin/secretlint.js";
  const parameters = ["--secretlintrc=tools/secrets/secretlintrc.json", "--no-glob", file];
  return spawnSync(process.execPath, [program, ...parameters], { encoding: "utf8" });
}

// In parts, so this file contains no secret itself.
test.each([
  [
    "a cloud key",
    "deploy.env",
    `AWS_SECRET_ACCESS_KEY=${"Q6uJ5bZdqXn4WT7khT9v"}${"K2mQ8yRc3fLp0aSe1GiB"}`,
  ],
  ["a payment key", "settings.ts", `const key = "${"sk_live_"}${"51H8x2KqLmN4pR7tV9wY3zA6"}";`],
  [
    "a private key",
    "server.pem",
    `-----BEGIN ${"RSA PRIVATE"} KEY-----\n${"MIIEow".repeat(20)}\n-----END ${"RSA PRIVATE"} KEY-----`,
  ],
  [
    "a database password",
    ".env.local",
    `DATABASE_URL=postgres://app:${"hT9vK2mQ"}@db.internal:5432/app`,
  ],
])("%s in a file is found, and its value isn't printed", (_what, name, text) => {
  const { status, stdout } = find(name, text);
  expect(stdout).toContain("found");
  expect(status).toBe(1);
  for (const part of ["Q6uJ5bZdqXn4WT7k", "hT9vK2mQ"]) expect(stdout).not.toContain(part);
});

test("a file without a secret passes", () => {
  expect(find("settings.ts", "export const key = process.env.STRIPE_SECRET_KEY;").status).toBe(0);
});
