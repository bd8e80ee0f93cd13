import { test } from "vitest";
import { runFollowUpStory } from "../drivers/run-follow-up-story.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
const site = sharedSite({ administrator: true });

// tests/http covers the same story without JavaScript, on both kinds of database.
test("follow-up: texts the customer, alerts the contractor of replies, and obeys STOP", () =>
  runFollowUpStory({
    site: site(),
    javaScript: true,
    open: () => openVisitor(browser(), site()),
  }));
