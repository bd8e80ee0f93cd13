import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

test("the service's command reads its settings as systemd does", () => {
  const folder = mkdtempSync(join(tmpdir(), "hearthline-service-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const settings = join(folder, "settings");
  writeFileSync(
    settings,
    [
      "# DATABASE_URL=postgres://commented/out",
      "DATABASE_URL=postgres://u:p@db/hearthline?sslmode=require&application_name=x",
      "SMTP_URL=smtp://u:pa$word@mail",
      'SITE_NAME="Best & Sons"',
      "",
    ].join("\n"),
  );
  writeFileSync(join(folder, "runuser"), '#!/bin/sh\nenv\necho "ran $*"\n', { mode: 0o755 });
  const { stdout } = spawnSync(join("deploy", "hearthline"), ["doctor", "--json"], {
    encoding: "utf8",
    env: { PATH: `${folder}:${process.env.PATH}`, HEARTHLINE_SETTINGS: settings },
  });
  const lines = stdout.split("\n");
  expect(lines).toContain(
    "DATABASE_URL=postgres://u:p@db/hearthline?sslmode=require&application_name=x",
  );
  expect(lines).toContain("SMTP_URL=smtp://u:pa$word@mail");
  expect(lines).toContain("SITE_NAME=Best & Sons");
  expect(lines).toContain("ran --user hearthline -- npm run --silent doctor -- --json");
});
