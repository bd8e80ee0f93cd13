import { AsyncLocalStorage } from "node:async_hooks";

/** Number of runs in progress before new items wait. */
const maxUnderWay = 2;
/** Maximum group size: everyone waits for the slowest. */
const maxTogether = 16;
/** Milliseconds after which a run is assumed to be blocked and no longer delays others. */
const maxTurn = 100;

/** A request's context must not leak to others in its group or after it. */
const outsideOfRequests = AsyncLocalStorage.snapshot();

type Handlers<Owner, Item, Done> = {
  /** Processes one item. */
  runOne: (owner: Owner, item: Item) => Promise<Done>;
  /**
   * Processes several and returns their results in order, null for each that has to run alone. If
   * it throws, all of them fail.
   */
  runGroup: (owner: Owner, items: readonly Item[]) => Promise<readonly (Done | null)[]>;
};

type Waiting<Item, Done> = {
  item: Item;
  resolve: (done: Done | Promise<Done>) => void;
  reject: (error: unknown) => void;
};

/**
 * Group commit: items that arrive while others run wait, and run together with everything else
 * waiting as soon as one finishes. A lone item runs immediately and alone.
 * @returns a function that processes one item, grouped with others of the same `owner`
 */
export function groupWhenBusy<Owner extends object, Item, Done>(
  handlers: Handlers<Owner, Item, Done>,
): (owner: Owner, item: Item) => Promise<Done> {
  const queues = new WeakMap<Owner, (waiting: Waiting<Item, Done>) => void>();
  return (owner, item) =>
    new Promise((resolve, reject) => {
      const join = queues.get(owner) ?? openQueue(owner, handlers);
      queues.set(owner, join);
      join({ item, resolve, reject });
    });
}

function openQueue<Owner, Item, Done>(
  owner: Owner,
  { runOne, runGroup }: Handlers<Owner, Item, Done>,
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
    const limit = setTimeout(endTurn, maxTurn);
    const [only, another] = group;
    try {
      if (only && !another) return only.resolve(await runOne(owner, only.item));
      const items = group.map(({ item }) => item);
      const done = await runGroup(owner, items);
      for (const [index, { item, resolve }] of group.entries()) {
        resolve(done[index] ?? runOne(owner, item));
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
