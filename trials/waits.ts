import { setTimeout as sleep } from "node:timers/promises";

/** What a trial waits for at this moment, to be named when it has to be ended. */
const waits = new Set<string>();

export const currentWaits = (): string[] => [...waits];

/** @throws an error that says what was waited for, if it takes longer than `seconds` */
export function limit<T>(what: string, seconds: number, promise: Promise<T>): Promise<T> {
  return named(what, async () => {
    const late = Symbol();
    const first = await raceWith(seconds, promise, late);
    if (first === late) throw tooLate(what, seconds);
    return first as T;
  });
}

/**
 * Looks again and again until something is so. A look that hangs counts as "not yet".
 * @returns the seconds it took, or null if it was not so within `seconds`
 */
export function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  seconds = 120,
): Promise<number | null> {
  return named(what, async () => {
    const began = performance.now();
    const elapsed = () => (performance.now() - began) / 1000;
    while (elapsed() < seconds) {
      const look = Promise.resolve(isSo());
      if (await raceWith(seconds - elapsed(), look, false)) return elapsed();
      await sleep(50);
    }
    return null;
  });
}

/** The same for what a trial can't do without. @throws an error that says what was waited for */
export async function waitFor(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  seconds = 120,
): Promise<number> {
  const took = await until(what, isSo, seconds);
  if (took === null) throw tooLate(what, seconds);
  return took;
}

/** Fetches with a limit: a connection may go silent while a trial cuts networks. */
export function ask(url: string, init: RequestInit = {}, seconds = 60): Promise<Response> {
  const signal = AbortSignal.timeout(seconds * 1000);
  return limit(`the answer of ${url}`, seconds, fetch(url, { ...init, signal }));
}

export const inSeconds = (seconds: number | null) =>
  seconds === null ? "not at all" : `${seconds.toFixed(1)} s`;

async function named<T>(what: string, run: () => Promise<T>): Promise<T> {
  waits.add(what);
  try {
    return await run();
  } finally {
    waits.delete(what);
  }
}

async function raceWith<T, L>(seconds: number, promise: Promise<T>, late: L): Promise<T | L> {
  const timer = new AbortController();
  const timeUp = sleep(seconds * 1000, late, { signal: timer.signal }).catch(() => late);
  try {
    return await Promise.race([promise, timeUp]);
  } finally {
    timer.abort();
    // If it fails later, no one listens any more.
    promise.catch(() => {});
  }
}

const tooLate = (what: string, seconds: number) => new Error(`waited ${seconds} s for ${what}`);
