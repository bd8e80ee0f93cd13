import { test } from "vitest";
import { tellTheStory } from "../drivers/tell-story.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite();

test("a contractor signs up, goes live, gets a lead, and staff see it all, without script", async () => {
  const installation = { ...site(), webs: [site()] };
  const open = async () => openPlainPage(site());
  await tellTheStory({ installation, javaScript: false, open });
});
