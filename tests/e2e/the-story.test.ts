import { test } from "vitest";
import { tellTheStory } from "../drivers/tell-story.ts";
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

// tests/http tells it without script.
test.each(Object.entries(installations))(
  "a contractor signs up, goes live, gets a lead, and staff see it all: %s",
  async (_where, options) => {
    const installation = await startInstallation({ ...options, firstStart: true });
    // The browser itself reports the answer 404 to the address that is not live yet.
    const open = () => openVisitor(browser(), installation, { allow: [/status of 404/] });
    try {
      await tellTheStory({ installation, javaScript: true, open });
    } catch (error) {
      process.stderr.write(`--- the application's log\n${installation.logs()}\n---\n`);
      throw error;
    } finally {
      await installation.stop();
    }
  },
);
