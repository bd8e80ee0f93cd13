import { test } from "vitest";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { type DatabaseKind, startInstallation } from "./installation.ts";
import { tellTheStory } from "./the-story.ts";

const browser = sharedBrowser();
const databases: Record<string, DatabaseKind> = {
  "one process on PGlite": "pglite",
  "two web and two worker processes on PostgreSQL": "postgres",
};

test.each(
  Object.keys(databases).flatMap((where) => [
    { where, how: "with script", javaScript: true },
    { where, how: "without script", javaScript: false },
  ]),
)(
  "a contractor signs up, goes live, gets a lead, and staff see it all: $how, $where",
  async ({ where, javaScript }) => {
    const database = databases[where] ?? "pglite";
    const installation = await startInstallation({
      database,
      split: { webs: 2, workers: 2 },
      firstStart: javaScript,
    });
    try {
      await tellTheStory({ browser: browser(), installation, javaScript });
    } catch (error) {
      process.stderr.write(`--- the application's log\n${installation.logs()}\n---\n`);
      throw error;
    } finally {
      await installation.stop();
    }
  },
);
