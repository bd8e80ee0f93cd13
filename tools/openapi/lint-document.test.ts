import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openApiDocument } from "~/platform/http/api/openapi.server.ts";
import { apiPaths } from "~/web/api/operations/api-paths.ts";
import { apiWebhooks } from "~/web/api/operations/webhook-operations.schema.ts";
import { installTool } from "../install.ts";

type Problem = { ruleId: string; message: string; location: { pointer?: string }[] };

const site = { name: "Hearthline", url: "https://hearthline.example" };

/** The findings of Redocly's linter for a document. */
function lint(document: object): string[] {
  installTool("openapi");
  const folder = mkdtempSync(join(tmpdir(), "hearthline-openapi-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "openapi.json");
  writeFileSync(file, JSON.stringify(document));
  const program = ["tools/openapi/node_modules/@redocly/cli/bin/cli.js", "lint", "--format=json"];
  const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  const report = reportOf(() =>
    execFileSync(process.execPath, [...program, "--config=tools/openapi/redocly.yaml", file], {
      env,
      encoding: "utf8",
      stdio: "pipe",
    }),
  );
  const { problems } = JSON.parse(report) as { problems: Problem[] };
  return problems.map(
    ({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`,
  );
}

/** It exits with 1 if it has findings; the report is the same. */
function reportOf(run: () => string): string {
  try {
    return run();
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    if (!stdout?.startsWith("{")) throw new Error(`the linter failed: ${stderr}`);
    return stdout;
  }
}

test("api.described: the linter finds nothing in the document", () => {
  expect(lint(openApiDocument(site, apiPaths, apiWebhooks))).toEqual([]);
});

test("the linter finds operations without a name or access rule", () => {
  const document = openApiDocument(site, { "/cities": { get: { responses: {} } } });
  expect(lint(document).join("\n")).toMatch(/operation-operationId[\s\S]*security-defined/);
});
