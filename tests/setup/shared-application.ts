import { afterAll, beforeAll, beforeEach } from "vitest";
import { type Application, type ApplicationOptions, startApplication } from "./application.ts";

/**
 * One application for all tests of a file, started before the first and stopped after the last.
 * A test that fails prints the end of the application's log.
 */
export function sharedApplication(
  options: ApplicationOptions | (() => ApplicationOptions | Promise<ApplicationOptions>) = {},
): () => Application {
  let application: Application | undefined;
  beforeAll(async () => {
    application = await startApplication(typeof options === "function" ? await options() : options);
  });
  beforeEach(({ onTestFailed }) => {
    onTestFailed(() => {
      process.stderr.write(`--- the application's log\n${application?.logs()}\n---\n`);
    });
  });
  afterAll(async () => {
    await application?.stop();
  });
  return () => {
    if (!application) throw new Error("the application is started before the first test");
    return application;
  };
}
