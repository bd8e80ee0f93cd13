import { test } from "vitest";
import { afternoonClock, tellTheFollowUp } from "../drivers/tell-follow-up.ts";
import { openContext } from "../setup/browser.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { newAddress } from "../setup/visitor-address.ts";

const clock = afternoonClock();
const site = sharedSite({ administrator: true, clock });
const browser = sharedBrowser();

// tests/http tells it without script, on both databases.
test("a homeowner asks, is texted, answers, the contractor hears of it, and STOP is the last of the texts", () =>
  tellTheFollowUp({
    site: site(),
    clock,
    async open() {
      const extraHTTPHeaders = { "x-forwarded-for": newAddress() };
      const context = await openContext(browser(), {
        baseURL: site().url,
        context: { extraHTTPHeaders },
      });
      return context.newPage();
    },
  }));
