import { describe, test } from "vitest";
import { tellTheFollowUp } from "../drivers/tell-follow-up-story.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();

// tests/http tells it without script.
describe.each(["pglite", "postgres"] as const)("on %s", (database) => {
  const site = sharedSite({ database, administrator: true });

  test("the story goes on: who asks is texted, answers on the simulated phone, the contractor is told, STOP is confirmed, and silence follows", () =>
    tellTheFollowUp({
      site: site(),
      javaScript: true,
      open: () => openVisitor(browser(), site()),
    }));
});
