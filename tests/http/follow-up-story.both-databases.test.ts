import { test } from "vitest";
import { tellTheFollowUp } from "../drivers/tell-follow-up-story.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ administrator: true });

// tests/e2e tells it with script.
test("the story goes on without script: who asks is texted, answers on the simulated phone, the contractor is told, STOP is confirmed, and silence follows", () =>
  tellTheFollowUp({ site: site(), javaScript: false, open: async () => openPlainPage(site()) }));
