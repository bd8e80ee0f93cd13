/** What somebody wrote without a connection and that waits to be sent. */
export type Waiting = {
  id: string;
  /** The membership that wrote it: nobody else sends it. */
  memberId: string;
  /** The address that the form posts to. */
  action: string;
  fields: [name: string, value: string][];
  /** "Note", "Message": what it is. */
  what: string;
  /** What was typed, as the list shows it. */
  words: string;
  writtenAt: number;
  /** Why it was refused; null while it waits. */
  refusal: string | null;
};

const name = "hearthline-crm";
const store = "outbox";

/** Runs one request on the store, and closes the database, so that the service worker may delete it. */
async function run<T>(
  mode: IDBTransactionMode,
  ask: (objects: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store, { keyPath: "id" });
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(store, mode);
      const asked = ask(transaction.objectStore(store));
      // A request that succeeded may still be undone, where the device has no room for it.
      transaction.oncomplete = () => resolve(asked.result);
      transaction.onabort = () => reject(transaction.error ?? asked.error);
    });
  } finally {
    database.close();
  }
}

/** What waits of one member, in the order in which it was written. */
export async function listWaiting(memberId: string): Promise<Waiting[]> {
  const all: Waiting[] = await run("readonly", (objects) => objects.getAll());
  return all
    .filter((waiting) => waiting.memberId === memberId)
    .toSorted((one, other) => one.writtenAt - other.writtenAt);
}

export async function putWaiting(waiting: Waiting): Promise<void> {
  await run("readwrite", (objects) => objects.put(waiting));
}

/** Keeps why something was refused, unless it was deleted meanwhile. */
export async function noteRefusal(id: string, refusal: string): Promise<void> {
  await run("readwrite", (objects) => {
    const asked: IDBRequest<Waiting | undefined> = objects.get(id);
    asked.addEventListener("success", () => {
      if (asked.result) objects.put({ ...asked.result, refusal });
    });
    return asked;
  });
}

export async function removeWaiting(id: string): Promise<void> {
  await run("readwrite", (objects) => objects.delete(id));
}
