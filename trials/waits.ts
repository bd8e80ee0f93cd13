import { setTimeout as sleep } from "node:timers/promises";

/** What a trial is waiting for now, to report when it is stopped. */
const waits = new Set<string>();

export const currentWaits = (): string[] => [...waits];

/** @throws an error that names what was awaited, if it takes longer than `seconds` */
export function limit<T>(awaited: string, seconds: number, promise: Promise<T>): Promise<T> {
  return named(awaited, async () => {
    const late = Symbol();
    const first = await raceWith(seconds, promise, late);
    if (first === late) throw tooLate(awaited, seconds);
    return first as T;
  });
}

/**
 * Polls until a condition is true. A hanging check counts as false.
 * @returns the seconds it took, or null if it wasn't true within `seconds`
 */
export function until(
  awaited: string,
  isMet: () => boolean | Promise<boolean>,
  seconds = 120,
): Promise<number | null> {
  return named(awaited, async () => {
    const began = performance.now();
    const elapsed = () => (performance.now() - began) / 1000;
    while (elapsed() < seconds) {
      const check = Promise.resolve(isMet());
      if (await raceWith(seconds - elapsed(), check, false)) return elapsed();
      await sleep(50);
    }
    return null;
  });
}

/** The same for a condition a trial requires. @throws an error that names what was awaited */
export async function waitFor(
  awaited: string,
  isMet: () => boolean | Promise<boolean>,
  seconds = 120,
): Promise<number> {
  const took = await until(awaited, isMet, seconds);
  if (took === null) throw tooLate(awaited, seconds);
  return took;
}

/** Fetches with a timeout: a connection may hang while a trial cuts networks. */
export function fetchWithin(url: string, init: RequestInit = {}, seconds = 60): Promise<Response> {
  const signal = AbortSignal.timeout(seconds * 1000);
  return limit(`the answer of ${url}`, seconds, fetch(url, { ...init, signal }));
}

export const inSeconds = (seconds: number | null) =>
  seconds === null ? "not at all" : `${seconds.toFixed(1)} s`;

async function named<T>(awaited: string, run: () => Promise<T>): Promise<T> {
  waits.add(awaited);
  try {
    return await run();
  } finally {
    waits.delete(awaited);
  }
}

async function raceWith<T, L>(seconds: number, promise: Promise<T>, late: L): Promise<T | L> {
  const timer = new AbortController();
  const timeUp = sleep(seconds * 1000, late, { signal: timer.signal }).catch(() => late);
  try {
    return await Promise.race([promise, timeUp]);
  } finally {
    timer.abort();
    // If it fails later, nothing handles the rejection.
    promise.catch(() => {});
  }
}

const tooLate = (awaited: string, seconds: number) =>
  new Error(`waited ${seconds} s for ${awaited}`);
