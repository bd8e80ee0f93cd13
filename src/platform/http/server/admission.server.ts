import type { Database } from "../../database/database.server.ts";
import type { RouteAudience } from "../routes/route-facts.ts";

/** How long a request may wait for a slot, in milliseconds. */
type Patience = {
  /** While the queue empties now and then. */
  usual: number;
  /** Once it hasn't been empty for longer than that: more waiting would only delay everyone. */
  short: number;
};

const defaultPatience: Patience = { usual: 400, short: 40 };
/** Milliseconds after which a request that is still being received no longer blocks others. */
const maxReceiveMs = 1_000;
/** The same for any other request: it may be waiting for something other than the database. */
const maxTurn = 5_000;
/** Maximum queue length, whatever the patience. */
const maxQueueLength = 2_000;

/** Releases a slot. Repeated calls do nothing. */
type ReleaseSlot = () => void;

type Waiting = {
  since: number;
  isArriving: () => boolean;
  resolve: (turn: ReleaseSlot | null) => void;
};

/** Decides which requests run now, and which are rejected because there are too many. */
export type Admission = {
  /**
   * @param isArriving whether the request is still being received
   * @returns a function that releases the slot, or null if the request would have waited too long
   */
  enter(isArriving: () => boolean): Promise<ReleaseSlot | null>;
};

/**
 * Lets `atOnce` requests run concurrently. Others wait in a queue, for a shorter time once it
 * hasn't been empty for a while (CoDel, as in "Fail at Scale", ACM Queue 2015). A burst passes, and
 * under sustained load the admitted requests are still served in time.
 */
export function createAdmission(concurrency: number, patience = defaultPatience): Admission {
  const queue: Waiting[] = [];
  let running = 0;
  let emptyAt = performance.now();
  let timer: NodeJS.Timeout | undefined;

  function begin(isArriving: () => boolean): ReleaseSlot {
    running++;
    let ended = false;
    const end = () => {
      if (ended) return;
      ended = true;
      limits.forEach(clearTimeout);
      running--;
      admitNext();
    };
    const limits = [
      setTimeout(() => isArriving() && end(), maxReceiveMs).unref(),
      setTimeout(end, maxTurn).unref(),
    ];
    return end;
  }

  function admitNext(): void {
    rejectExpired();
    while (running < concurrency) {
      const next = queue.shift();
      if (!next) break;
      next.resolve(begin(next.isArriving));
    }
    if (queue.length === 0) emptyAt = performance.now();
    watch();
  }

  /** The longest waiting requests are first in the queue. */
  function rejectExpired(): void {
    const now = performance.now();
    const allowed = now - emptyAt > patience.usual ? patience.short : patience.usual;
    while (queue[0] && now - queue[0].since > allowed) queue.shift()?.resolve(null);
  }

  function watch(): void {
    clearTimeout(timer);
    timer = queue.length > 0 ? setTimeout(admitNext, defaultPatience.short / 2).unref() : undefined;
  }

  return {
    enter(isArriving) {
      if (queue.length === 0) {
        emptyAt = performance.now();
        if (running < concurrency) return Promise.resolve(begin(isArriving));
      }
      if (queue.length >= maxQueueLength) return Promise.resolve(null);
      return new Promise((resolve) => {
        queue.push({ since: performance.now(), isArriving, resolve });
        if (!timer) watch();
      });
    },
  };
}

/** The kind of a request. Each lane has its own slots, so a burst in one doesn't starve the others. */
export type Lane = "reads" | "writes" | "workspace" | "signedOut" | "webhooks";

export type Admissions = Readonly<Record<Lane, Admission>>;

/**
 * Signed-in users send few requests, and for them waiting is better than an error: one hover
 * prefetches a few screens together. A burst on the sign-in pages is still limited.
 */
const workspacePatience = { usual: 5_000, short: 1_000 };
/** A text provider doesn't retry, and times out after 15 s. */
const webhookPatience = { usual: 8_000, short: 8_000 };

/**
 * The lane of a request: visitors' reads, visitors' writes, signed-in users, their sign-in pages,
 * and provider webhooks. Without a session, a workspace request only redirects to its sign-in page
 * and needs no database connection, so it doesn't wait behind signed-in users.
 */
export function laneOf(method: string, audience: RouteAudience, cookie = ""): Lane {
  if (audience === "providers") return "webhooks";
  if (audience === "workspace") {
    return cookie.includes(".session_token=") ? "workspace" : "signedOut";
  }
  return method === "GET" || method === "HEAD" ? "reads" : "writes";
}

/** As many slots as the database can use: more would only wait for it. */
export function admissionsFor(kind: Database["kind"]): Admissions {
  const concurrency = kind === "pglite" ? 4 : 16;
  return {
    reads: createAdmission(concurrency),
    writes: createAdmission(concurrency),
    workspace: createAdmission(concurrency / 2, workspacePatience),
    signedOut: createAdmission(concurrency / 2, workspacePatience),
    webhooks: createAdmission(concurrency / 2, webhookPatience),
  };
}
