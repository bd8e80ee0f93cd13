import type { Page } from "playwright-core";

/** Puts fingers on the screen, moves them, or, with none, lifts them. */
export async function touch(page: Page) {
  const session = await page.context().newCDPSession(page);
  return async (type: "touchStart" | "touchMove" | "touchEnd", ...points: [number, number][]) => {
    const touchPoints = points.map(([x, y], id) => ({ x, y, id }));
    await session.send("Input.dispatchTouchEvent", { type, touchPoints });
  };
}
