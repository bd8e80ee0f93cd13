/** How long a request may wait for its turn, in milliseconds. */
type Patience = {
  /** While the queue empties now and then. */
  usual: number;
  /** While it has been standing for longer than that: then waiting only makes all of them late. */
  short: number;
};

const inAHurry: Patience = { usual: 400, short: 40 };
/** After so many milliseconds a request that is still being sent holds nobody back any more. */
const longestArrival = 1_000;
/** And any other: it may wait for somebody else than the database. */
const longestTurn = 5_000;
/** Beyond it nobody joins the queue, however patient. */
const longestQueue = 2_000;

/** Ends a turn; more than once does nothing. */
type EndTurn = () => void;

type Waiting = {
  since: number;
  isArriving: () => boolean;
  answer: (turn: EndTurn | null) => void;
};

/** Decides which requests are worked on now, and which are refused because there are too many. */
export type Admission = {
  /**
   * @param isArriving whether the request is still being sent
   * @returns what ends the turn, or null when the request would have waited for too long
   */
  enter(isArriving: () => boolean): Promise<EndTurn | null>;
};

/**
 * Lets `atOnce` requests be worked on at the same time. Others wait in a queue, for less time once
 * it has not been empty for a while (CoDel, as in "Fail at Scale", ACM Queue 2015): a burst passes,
 * and under a load that stays those who are let in are answered in time.
 */
export function admitAtOnce(atOnce: number, patience = inAHurry): Admission {
  const queue: Waiting[] = [];
  let running = 0;
  let emptyAt = performance.now();
  let timer: NodeJS.Timeout | undefined;

  function begin(isArriving: () => boolean): EndTurn {
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
      setTimeout(() => isArriving() && end(), longestArrival).unref(),
      setTimeout(end, longestTurn).unref(),
    ];
    return end;
  }

  function admitNext(): void {
    refuseLate();
    while (running < atOnce) {
      const next = queue.shift();
      if (!next) break;
      next.answer(begin(next.isArriving));
    }
    if (queue.length === 0) emptyAt = performance.now();
    watch();
  }

  /** Those who waited for too long are the first in the queue. */
  function refuseLate(): void {
    const now = performance.now();
    const allowed = now - emptyAt > patience.usual ? patience.short : patience.usual;
    while (queue[0] && now - queue[0].since > allowed) queue.shift()?.answer(null);
  }

  function watch(): void {
    clearTimeout(timer);
    timer = queue.length > 0 ? setTimeout(admitNext, inAHurry.short / 2).unref() : undefined;
  }

  return {
    enter(isArriving) {
      if (queue.length === 0) {
        emptyAt = performance.now();
        if (running < atOnce) return Promise.resolve(begin(isArriving));
      }
      if (queue.length >= longestQueue) return Promise.resolve(null);
      return new Promise((answer) => {
        queue.push({ since: performance.now(), isArriving, answer });
        if (!timer) watch();
      });
    },
  };
}
