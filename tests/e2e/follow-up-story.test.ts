import { describe, test } from "vitest";
import { runFollowUpStory } from "../drivers/run-follow-up-story.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();

// tests/http covers the same story without JavaScript.
describe.each(["pglite", "postgres"] as const)("on %s", (database) => {
  const site = sharedSite({ database, administrator: true });

  test("follow-up: texts the customer, alerts the contractor of replies, and obeys STOP", () =>
    runFollowUpStory({
      site: site(),
      javaScript: true,
      open: () => openVisitor(browser(), site()),
    }));
});
