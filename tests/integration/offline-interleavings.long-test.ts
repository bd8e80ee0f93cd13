import { expect, test } from "vitest";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { clean, describeFindings } from "./offline-findings.ts";
import { runInterleavings } from "./offline-interleavings.ts";

const platform = sharedPlatform({ RATE_LIMIT_FACTOR: "1000000", TIME_ZONE: "UTC" });

/** A batch: `INTERLEAVINGS=500 INTERLEAVING_SEED=2000000`. */
const count = Number(process.env.INTERLEAVINGS ?? 10_000);
const seed = Number(process.env.INTERLEAVING_SEED ?? 1_000_000);

test("schedule.offline-phones: 10,000 interleavings, nothing lost or duplicated", {
  timeout: 7_200_000,
}, async () => {
  const findings = await runInterleavings(platform(), { seed, count });
  process.stdout.write(`${describeFindings(findings)}\n`);
  expect(findings).toMatchObject(clean());
});
