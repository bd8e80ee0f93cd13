import { test } from "vitest";
import { afternoonClock, tellTheFollowUp } from "../drivers/tell-follow-up.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const clock = afternoonClock();
const site = sharedSite({ administrator: true, clock });

test("a homeowner asks, is texted, answers, the contractor hears of it, and STOP is the last of the texts, without script", () =>
  tellTheFollowUp({ site: site(), clock, open: async () => openPlainPage(site()) }));
