import { test } from "vitest";
import { runStory } from "../drivers/run-story.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite();

test("without JavaScript a contractor signs up and gets a lead", async () => {
  const installation = { ...site(), webs: [site()] };
  const open = async () => openPlainPage(site());
  await runStory({ installation, javaScript: false, open });
});
