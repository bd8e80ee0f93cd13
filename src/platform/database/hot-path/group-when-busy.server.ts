import { AsyncLocalStorage } from "node:async_hooks";

/** So many runs are under way at the same time before what comes next waits. */
const maxUnderWay = 2;
/** How many go together: all of them wait for the slowest. */
const maxTogether = 16;
/** A run that takes longer, in milliseconds, waits for somebody else, and holds nobody back any more. */
const longestTurn = 100;

/** What one request knows of itself is not for those that go with it or after it. */
const outsideOfRequests = AsyncLocalStorage.snapshot();

type Waiting<Item, Done> = {
  item: Item;
  resolve: (done: Done) => void;
  reject: (error: unknown) => void;
};

/**
 * Group commit (`operations.hot-path`): what comes while others are under way waits, and goes together with whatever else waits
 * as soon as one of them is done. What comes alone goes at once and alone, so that nobody waits for company.
 * @param run does all of what it is given, mostly one item, and answers each in the same order; when it throws all of them fail
 * @returns does one item, in a group of those with the same `owner`
 */
export function groupWhenBusy<Owner extends object, Item, Done>(
  run: (owner: Owner, items: readonly [Item, ...Item[]]) => Promise<readonly Done[]>,
): (owner: Owner, item: Item) => Promise<Done> {
  const queues = new WeakMap<Owner, (waiting: Waiting<Item, Done>) => void>();
  return (owner, item) =>
    new Promise((resolve, reject) => {
      const join = queues.get(owner) ?? openQueue((items) => run(owner, items));
      queues.set(owner, join);
      join({ item, resolve, reject });
    });
}

function openQueue<Item, Done>(
  run: (items: readonly [Item, ...Item[]]) => Promise<readonly Done[]>,
): (waiting: Waiting<Item, Done>) => void {
  const queue: Waiting<Item, Done>[] = [];
  let underWay = 0;

  function startNext(): void {
    while (underWay < maxUnderWay) {
      const [first, ...others] = queue.splice(0, maxTogether);
      if (!first) return;
      void outsideOfRequests(start, [first, ...others]);
    }
  }

  async function start(group: readonly [Waiting<Item, Done>, ...Waiting<Item, Done>[]]) {
    underWay++;
    let ended = false;
    const endTurn = () => {
      if (ended) return;
      ended = true;
      underWay--;
      startNext();
    };
    const limit = setTimeout(endTurn, longestTurn);
    const [first, ...others] = group;
    try {
      const done = await run([first.item, ...others.map(({ item }) => item)]);
      for (const [at, { resolve }] of group.entries()) resolve(done[at] as Done);
    } catch (error) {
      for (const { reject } of group) reject(error);
    } finally {
      clearTimeout(limit);
      endTurn();
    }
  }

  return (waiting) => {
    queue.push(waiting);
    startNext();
  };
}
