import { describeSkew, isSkewed } from "../database/clock-skew.ts";
import type { Platform } from "../platform.server.ts";

type Context = Pick<Platform, "clock" | "clockSkew" | "log">;

/** Milliseconds between checks of this process's own clock, which cost nothing. */
const betweenChecks = 5_000;

/** Reads the database's clock at least once in this many checks. */
const checksPerReading = 6;

/** Milliseconds the clock may drift between checks without counting as changed. */
const maxDrift = 1_000;

/**
 * Works while this process's clock agrees with the database's: with a wrong clock, messages would
 * be sent early or late, and rows deleted too soon. Work resumes once it agrees again; in the
 * meantime other processes do it.
 * @param begin starts the work
 * @returns a function that stops it
 */
export async function runWhileClockInSync(
  platform: Context,
  begin: () => Promise<() => Promise<void>>,
  milliseconds = betweenChecks,
): Promise<() => Promise<void>> {
  const { clockSkew, log } = platform;
  let end: (() => Promise<void>) | null = null;
  let isStopped = false;

  const checkClock = async () => {
    const skew = await clockSkew.read();
    if (isStopped) return;
    if (isSkewed(skew) && end) {
      const endNow = end;
      end = null;
      logSkew(skew);
      await endNow();
    } else if (!isSkewed(skew) && !end) {
      end = await begin();
      log.info("clock matches the database: work started");
    }
  };
  const logSkew = (skew: number) =>
    log.error("clock is wrong: work stopped on this process", { reason: describeSkew(skew) });

  const first = await clockSkew.read();
  if (isSkewed(first)) logSkew(first);
  else end = await begin();

  let rechecking: Promise<void> | null = null;
  let checksSinceReading = 0;
  /** This process's clock was changed, and the database's hasn't been read since. */
  let mustRead = false;
  const wasSet = watchClock(platform);
  const recheckClock = async () => {
    mustRead = false;
    try {
      await checkClock();
    } catch {
      // Database failures are reported elsewhere.
      mustRead = true;
    }
  };
  const timer = setInterval(() => {
    if (wasSet()) mustRead = true;
    const isQuiet = end !== null && !mustRead && ++checksSinceReading < checksPerReading;
    if (isQuiet || rechecking) return;
    checksSinceReading = 0;
    rechecking = recheckClock().finally(() => {
      rechecking = null;
    });
  }, milliseconds);
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await rechecking;
    await end?.();
  };
}

/** @returns whether this process's clock was changed since the last call, measured by a monotonic timer */
function watchClock({ clock }: Pick<Platform, "clock">): () => boolean {
  const difference = () => clock.now().getTime() - performance.now();
  let last = difference();
  return () => {
    const before = last;
    last = difference();
    return Math.abs(last - before) > maxDrift;
  };
}
