import { performance } from "node:perf_hooks";
import type { Locator, Page } from "playwright-core";

/** Height of the phone's screen in CSS pixels, with the browser's bars hidden. */
export const screenHeight = 844;

/** Chromium's own preset "Slow 4G": latency in milliseconds, throughput in bytes per second. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};

export type FlowFigures = { taps: number; typed: number; screens: number; seconds: number };

export async function throttleToSlow4G(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slow4G);
}

/** Counts what a person does on a phone: taps, fields typed in, screens scrolled, and seconds. */
export function startFlow() {
  const figures: FlowFigures = { taps: 0, typed: 0, screens: 0, seconds: 0 };
  const startedAt = performance.now();
  let scrolledPixels = 0;

  /** Scrolls until all of it is above the navigation, as a thumb would. */
  async function reach(target: Locator) {
    await target.waitFor();
    const distance = await target.evaluate((element) => {
      const bar = document.querySelector("nav.fixed")?.getBoundingClientRect().top ?? innerHeight;
      const { top, bottom } = element.getBoundingClientRect();
      const isInBar = element.closest("nav.fixed") !== null;
      const distance = isInBar ? 0 : bottom > bar ? bottom - bar + 8 : Math.min(0, top - 8);
      const before = scrollY;
      scrollBy({ top: distance, behavior: "instant" });
      return Math.abs(scrollY - before);
    });
    scrolledPixels += distance;
  }

  return {
    /** Taps a button, link, or summary. */
    async tap(target: Locator) {
      await reach(target);
      figures.taps += 1;
      await target.click();
    },
    /** Chooses in a native list: one tap opens it, another one chooses. */
    async choose(list: Locator, option: { label: string } | { index: number }) {
      await reach(list);
      figures.taps += 2;
      await list.selectOption(option);
    },
    /** Fills in a field: a tap to get there, then typing. */
    async type(field: Locator, text: string) {
      await reach(field);
      figures.taps += 1;
      figures.typed += 1;
      await field.fill(text);
    },
    /** Ends the flow. What it was for must be visible now. */
    end(): FlowFigures {
      figures.screens = scrolledPixels / screenHeight;
      figures.seconds = (performance.now() - startedAt) / 1000;
      return figures;
    },
  };
}

export type Flow = ReturnType<typeof startFlow>;

type MeasuredFlow = FlowFigures & { name: string; goal: number };

/** A table of goals and figures, for the log. */
export function flowTable(flows: readonly MeasuredFlow[]): string {
  const rows = flows.map(({ name, goal, taps, typed, screens, seconds }) =>
    [name, goal, taps, typed, screens.toFixed(1), seconds.toFixed(1)].join(" | "),
  );
  return [
    "Flow | Goal | Taps | Fields typed | Screens scrolled | Seconds (slow 4G)",
    "---|---|---|---|---|---",
    ...rows,
  ].join("\n");
}
