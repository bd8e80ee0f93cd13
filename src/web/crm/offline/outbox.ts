/** A form submitted offline and waiting to be sent. */
export type Waiting = {
  id: string;
  /** Membership that submitted it; no other membership sends it. */
  memberId: string;
  /** URL that the form posts to. */
  action: string;
  fields: [name: string, value: string][];
  /** Kind of form, such as "Note" or "Message". */
  what: string;
  /** Input, as shown in the list. */
  words: string;
  writtenAt: number;
  /** Reason for the refusal; null while queued. */
  refusal: string | null;
};

const name = "hearthline-crm";
const store = "outbox";

/** Runs one request on the store and closes the database, so the service worker can delete it. */
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
      // A successful request can still be rolled back if the device has no space.
      transaction.oncomplete = () => resolve(asked.result);
      transaction.onabort = () => reject(transaction.error ?? asked.error);
    });
  } finally {
    database.close();
  }
}

/** Queued forms of one member, oldest first. */
export async function listQueuedForms(memberId: string): Promise<Waiting[]> {
  const all: Waiting[] = await run("readonly", (objects) => objects.getAll());
  return all
    .filter((waiting) => waiting.memberId === memberId)
    .toSorted((one, other) => one.writtenAt - other.writtenAt);
}

export async function saveQueuedForm(waiting: Waiting): Promise<void> {
  await run("readwrite", (objects) => objects.put(waiting));
}

/** Saves the reason for a refusal, unless the form was deleted meanwhile. */
export async function noteRefusal(id: string, refusal: string): Promise<void> {
  await run("readwrite", (objects) => {
    const asked: IDBRequest<Waiting | undefined> = objects.get(id);
    asked.addEventListener("success", () => {
      if (asked.result) objects.put({ ...asked.result, refusal });
    });
    return asked;
  });
}

export async function removeQueuedForm(id: string): Promise<void> {
  await run("readwrite", (objects) => objects.delete(id));
}
