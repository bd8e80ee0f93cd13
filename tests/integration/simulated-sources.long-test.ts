import { afterAll, expect, test } from "vitest";
import { metaSettings, startMetaServer } from "../fakes/meta-server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { sourceRules } from "../simulation/sources/judge.ts";
import { simulateSources, sourceControls } from "../simulation/sources/simulate-sources.ts";
import { followUps } from "./follow-up-fixtures.ts";

/** Set by `npm run simulate -- --sources`. */
const { SOURCE_DELIVERIES: size = "5000", SOURCE_SEED: seed = "1" } = process.env;
const deliveries = Number(size);
/** Deliveries per control. */
const controlled = Math.min(deliveries, 300);

const meta = await startMetaServer();
const platform = sharedPlatform({ INBOUND_MAIL_DOMAIN: "in.example", ...metaSettings(meta) });
const { sendDue } = followUps(platform);
afterAll(() => meta.stop());

const day = 24 * 60 * 60 * 1000;
const print = (line: string) => process.stdout.write(`${line}\n`);
const count = (number: number) => number.toLocaleString("en-US");

test("fake deliveries break no rule, and each control does", { timeout: 2 * day }, async () => {
  const options = { platform: platform(), meta, seed: Number(seed), sendDue };
  const began = performance.now();
  let shown = 0;
  const whole = await simulateSources({
    ...options,
    deliveries,
    onProgress(done) {
      if (done - shown < 10_000) return;
      shown = done;
      print(`${count(done)} of ${count(deliveries)}`);
    },
  });
  const seconds = (performance.now() - began) / 1000;
  print(
    `${count(whole.deliveries)} deliveries of ${count(whole.requests)} requests, ${count(whole.texts)} texts, seed ${seed}`,
  );
  print(`${seconds.toFixed(0)} s, ${Math.round(whole.deliveries / seconds)} deliveries a second`);
  const missed: string[] = [];
  for (const rule of sourceRules) {
    const control = sourceControls[rule];
    const { violations } = await simulateSources({ ...options, deliveries: controlled, control });
    print(
      `${rule}: ${whole.violations[rule]} violations (${violations[rule]} without what prevents it)`,
    );
    const first = whole.first[rule];
    if (first) print(`  first: ${first}`);
    if (violations[rule] === 0) missed.push(rule);
  }
  expect(whole.violations).toEqual(Object.fromEntries(sourceRules.map((rule) => [rule, 0])));
  expect(missed).toEqual([]);
});
