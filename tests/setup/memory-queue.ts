import type { QueueStore, Waiting } from "~/web/crm/offline/queued-actions.ts";

/** A phone's storage: each change is one transaction, and it outlives the tab. */
export function memoryQueue(): QueueStore {
  const stored = new Map<string, Waiting>();
  return async (change) => {
    const { put = [], remove = [] } = change?.(structuredClone([...stored.values()])) ?? {};
    for (const action of put) stored.set(action.id, structuredClone(action));
    for (const id of remove) stored.delete(id);
    return structuredClone([...stored.values()]);
  };
}

/** An action of the member Bo on one job, with a test's changes. */
export function queuedAction(change: Partial<Waiting> = {}): Waiting {
  const text = change.words ?? "A note";
  return {
    id: crypto.randomUUID(),
    memberId: "bo",
    action: "https://hearthline.example/crm/jobs/1",
    fields: [
      ["text", text],
      ["request_key", crypto.randomUUID()],
    ],
    what: "Note",
    words: text,
    writtenAt: 0,
    refusal: null,
    subject: "1",
    ...change,
  };
}
