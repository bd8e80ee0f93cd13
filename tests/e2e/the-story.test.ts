import { test } from "vitest";
import { runStory } from "../drivers/run-story.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedInstallation } from "./installation.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
const installation = sharedInstallation({
  split: { webs: 2, workers: 2 },
  firstStart: true,
});

// tests/http covers the same story without JavaScript, in one process, on both databases.
test("a contractor signs up and gets a lead, on four processes", async () => {
  // The browser reports the 404 of a page that isn't live yet as an error.
  const open = () => openVisitor(browser(), installation(), { allow: [/status of 404/] });
  await runStory({ installation: installation(), javaScript: true, open });
});
