import type { Change, QueueStore, Waiting } from "./queued-actions.ts";

const name = "hearthline-crm";
const store = "outbox";

/** The device's queue. Opened for each change, so the service worker can delete from it. */
export const deviceQueue: QueueStore = async (change) => {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store, { keyPath: "id" });
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  try {
    return await new Promise<Waiting[]>((resolve, reject) => {
      const transaction = database.transaction(store, change ? "readwrite" : "readonly", {
        durability: "strict",
      });
      const objects = transaction.objectStore(store);
      const reading: IDBRequest<Waiting[]> = objects.getAll();
      reading.onsuccess = () => apply(objects, change?.(reading.result) ?? {});
      // A successful request can still be rolled back if the device has no space.
      transaction.oncomplete = () => resolve(reading.result);
      transaction.onabort = () => reject(transaction.error ?? reading.error);
    });
  } finally {
    database.close();
  }
};

function apply(objects: IDBObjectStore, { put = [], remove = [] }: Change): void {
  for (const action of put) objects.put(action);
  for (const id of remove) objects.delete(id);
}
