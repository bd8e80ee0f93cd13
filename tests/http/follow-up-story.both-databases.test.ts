import { test } from "vitest";
import { runFollowUpStory } from "../drivers/run-follow-up-story.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ administrator: true });

// tests/e2e covers the same story with JavaScript.
test("follow-up without JavaScript: texts, replies, alerts, and STOP all work", () =>
  runFollowUpStory({ site: site(), javaScript: false, open: async () => openPlainPage(site()) }));
