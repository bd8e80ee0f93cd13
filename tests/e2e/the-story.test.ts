import { test } from "vitest";
import { runStory } from "../drivers/run-story.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { type InstallationOptions, startInstallation } from "./installation.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
const installations: Record<string, InstallationOptions> = {
  "one process on PGlite": { database: "pglite" },
  "two web and two worker processes on PostgreSQL": {
    database: "postgres",
    split: { webs: 2, workers: 2 },
  },
};

// tests/http covers the same story without JavaScript.
test.each(Object.entries(installations))(
  "a contractor signs up, goes live and gets a lead: %s",
  async (_where, options) => {
    const installation = await startInstallation({ ...options, firstStart: true });
    // The browser reports the 404 of a page that isn't live yet as an error.
    const open = () => openVisitor(browser(), installation, { allow: [/status of 404/] });
    try {
      await runStory({ installation, javaScript: true, open });
    } catch (error) {
      process.stderr.write(`--- the application's log\n${installation.logs()}\n---\n`);
      throw error;
    } finally {
      await installation.stop();
    }
  },
);
