import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";

type Advisory = { id: number; title: string; severity: string; vulnerable_versions: string };

/** The versions of a package an advisory names, as npm fetches them. */
const planted = {
  name: "pdfkit",
  "dist-tags": { latest: "0.20.2" },
  versions: { "0.20.2": { name: "pdfkit", version: "0.20.2" } },
};

/**
 * Audits this project's packages against a registry with these advisories; null: a registry without
 * audits.
 */
async function audit(advisories: Record<string, Advisory[]> | null) {
  const registry = createServer((request, response) => {
    request.resume().on("end", () => {
      response.statusCode = advisories ? 200 : 405;
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(request.method === "POST" ? (advisories ?? {}) : planted));
    });
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void registry.close());
  await once(registry, "listening");
  const { port } = registry.address() as AddressInfo;
  // npm caches advisories.
  const cache = mkdtempSync(join(tmpdir(), "hearthline-audit-"));
  onTestFinished(() => rmSync(cache, { recursive: true }));
  const env = {
    ...process.env,
    npm_config_cache: cache,
    npm_config_registry: `http://127.0.0.1:${port}/`,
  };
  return promisify(execFile)(process.execPath, ["scripts/audit-dependencies.ts"], { env }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
  );
}

const advisory = (severity: string): Record<string, Advisory[]> => ({
  pdfkit: [{ id: 1, title: "A planted vulnerability", severity, vulnerable_versions: "*" }],
});

test("a package with a high vulnerability fails the audit", async () => {
  const { code, stdout } = await audit(advisory("high"));
  expect(stdout).toMatch(/^pdfkit .*: high\n\d+ packages, 1 with high/);
  expect(code).toBe(1);
});

test("a package with a moderate vulnerability passes the audit", async () => {
  const { code, stdout } = await audit(advisory("moderate"));
  expect(stdout).toMatch(/^\d+ packages, 0 with high/);
  expect(code).toBe(0);
});

test("a registry without audits passes, and the output says so", async () => {
  const { code, stdout } = await audit(null);
  expect(stdout).toBe("not available here: the registry answered 405\n");
  expect(code).toBe(0);
});
