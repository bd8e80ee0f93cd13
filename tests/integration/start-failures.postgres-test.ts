import { expect, test } from "vitest";
import { openDatabase } from "~/platform/database/database.server.ts";
import { migrate } from "~/platform/database/migrate.server.ts";
import { createMetrics } from "~/platform/metrics/metrics.server.ts";
import { explainFailure } from "~/platform/process/explain-failure.ts";
import { checkDatabase } from "../../scripts/doctor/database.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { silentLog } from "../setup/silent-log.ts";

const platform = sharedPlatform();

/** How startup and the doctor explain a failure with the changed database URL. */
async function failureAt(change: (url: URL) => void): Promise<[string | null, string | undefined]> {
  const url = new URL(platform().settings.databaseUrl ?? "");
  change(url);
  const settings = { ...platform().settings, databaseUrl: url.href };
  const database = await openDatabase(settings, silentLog, createMetrics({}));
  const error = await migrate(database).catch((failure: unknown) => failure);
  await database.close();
  return [explainFailure(error, settings), (await checkDatabase(settings))[0]?.message];
}

test("startup and the doctor explain a missing database", async () => {
  const sentence =
    "PostgreSQL has no database named nowhere. Create it (createdb nowhere), or correct DATABASE_URL.";
  const failure = await failureAt((url) => {
    url.pathname = "/nowhere";
  });
  expect(failure).toEqual([sentence, sentence]);
});

test("startup and the doctor explain a missing role", async () => {
  const sentence = expect.stringMatching(/the role stranger.*createuser --pwprompt stranger/);
  const failure = await failureAt((url) => {
    url.username = "stranger";
  });
  expect(failure).toEqual([sentence, sentence]);
});
