import { AsyncLocalStorage } from "node:async_hooks";

/** So many runs are under way at the same time before what comes next waits. */
const maxUnderWay = 2;
/** How many go together: all of them wait for the slowest. */
const maxTogether = 16;
/** A run that takes longer, in milliseconds, waits for somebody else, and holds nobody back any more. */
const longestTurn = 100;

/** What one request knows of itself is not for those that go with it or after it. */
const outsideOfRequests = AsyncLocalStorage.snapshot();

type Ways<Owner, Item, Done> = {
  /** Does one item. */
  alone: (owner: Owner, item: Item) => Promise<Done>;
  /** Does several, and answers in their order, null for each that has to go alone; when it throws all of them fail. */
  together: (owner: Owner, items: readonly Item[]) => Promise<readonly (Done | null)[]>;
};

type Waiting<Item, Done> = {
  item: Item;
  resolve: (done: Done | Promise<Done>) => void;
  reject: (error: unknown) => void;
};

/**
 * Group commit: what comes while others are under way waits, and goes together with whatever else waits
 * as soon as one of them is done. What comes alone goes at once and alone, so that nobody waits for company.
 * @returns does one item, in a group of those with the same `owner`
 */
export function groupWhenBusy<Owner extends object, Item, Done>(
  ways: Ways<Owner, Item, Done>,
): (owner: Owner, item: Item) => Promise<Done> {
  const queues = new WeakMap<Owner, (waiting: Waiting<Item, Done>) => void>();
  return (owner, item) =>
    new Promise((resolve, reject) => {
      const join = queues.get(owner) ?? openQueue(owner, ways);
      queues.set(owner, join);
      join({ item, resolve, reject });
    });
}

function openQueue<Owner, Item, Done>(
  owner: Owner,
  { alone, together }: Ways<Owner, Item, Done>,
): (waiting: Waiting<Item, Done>) => void {
  const queue: Waiting<Item, Done>[] = [];
  let underWay = 0;

  function startNext(): void {
    while (underWay < maxUnderWay && queue.length > 0) {
      void outsideOfRequests(start, queue.splice(0, maxTogether));
    }
  }

  async function start(group: readonly Waiting<Item, Done>[]) {
    underWay++;
    let ended = false;
    const endTurn = () => {
      if (ended) return;
      ended = true;
      underWay--;
      startNext();
    };
    const limit = setTimeout(endTurn, longestTurn);
    const [only, another] = group;
    try {
      if (only && !another) return only.resolve(await alone(owner, only.item));
      const items = group.map(({ item }) => item);
      const done = await together(owner, items);
      for (const [at, { item, resolve }] of group.entries()) {
        resolve(done[at] ?? alone(owner, item));
      }
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
