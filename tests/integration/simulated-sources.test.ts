import { afterAll, expect, test } from "vitest";
import { metaSettings, startMetaServer } from "../fakes/meta-server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { sourceRules } from "../simulation/sources/judge.ts";
import {
  type SourceControl,
  simulateSources,
  sourceControls,
} from "../simulation/sources/simulate-sources.ts";
import { followUps } from "./follow-up-fixtures.ts";

const meta = await startMetaServer();
const platform = sharedPlatform({ INBOUND_MAIL_DOMAIN: "in.example", ...metaSettings(meta) });
const { sendDue } = followUps(platform);
afterAll(() => meta.stop());

const simulate = (deliveries: number, seed: number, control?: SourceControl) => {
  const options = { platform: platform(), meta, deliveries, seed, sendDue };
  return simulateSources(control ? { ...options, control } : options);
};

// lead-sources.once, lead-sources.consent
test("hundreds of hostile deliveries lose no lead and text no one wrongly", async () => {
  const { violations, texts, requests } = await simulate(500, 1);
  expect(violations).toEqual(Object.fromEntries(sourceRules.map((rule) => [rule, 0])));
  expect(texts).toBeGreaterThan(requests / 5);
});

// lead-sources.once, lead-sources.consent
test.each(sourceRules)("without its protection, “%s” is detected", async (rule) => {
  const { violations } = await simulate(120, 2, sourceControls[rule]);
  expect(violations[rule]).toBeGreaterThan(0);
});
