/** An action of a member that waits on this device until the server has it (`schedule.offline-phones`). */
export type Waiting = {
  id: string;
  /** Membership that submitted it; no other membership sees or sends it. */
  memberId: string;
  /** URL that the form posts to. */
  action: string;
  fields: Field[];
  /** Kind of form, such as "Note" or "Message". */
  what: string;
  /** Input, as shown in the list. */
  words: string;
  writtenAt: number;
  /** Reason for the refusal; null while queued. */
  refusal: string | null;
  /** Place in the queue; actions of an earlier version have none and come first. */
  order?: number;
  /** The subject: actions about one subject are sent in order. By default the URL. */
  subject?: string;
  /** When it was first sent without a clear response. */
  triedAt?: number | null;
  /** Text fields that the member can correct, with their labels. */
  editable?: { name: string; label: string; isLong: boolean }[];
  /** The values that a teammate saved in the meantime. */
  theirs?: string | null;
  /** Current values of the refused form, to send it anyway. */
  current?: Field[];
};

export type Field = [name: string, value: string | File];

/** Changes to the stored actions, in one transaction. */
export type Change = { put?: Waiting[]; remove?: string[] };

/**
 * Reads all stored actions and changes them in one transaction. They survive closing the tab or the
 * browser.
 */
export type QueueStore = (change?: (all: readonly Waiting[]) => Change) => Promise<Waiting[]>;

/** Why the server refused an action, with what it has instead. */
export type Refusal = { refusal: string } & Pick<Waiting, "theirs" | "current">;

/** `away`: the server didn't process it for this member, or may not have: it stays queued. */
export type Outcome = "sent" | "away" | Refusal;

/** Sends one action. Sending it again has the same effect, by its form's key. */
export type Send = (waiting: Waiting) => Promise<Outcome>;

/**
 * The server recognizes a repeated action for two days. One that it may have received longer ago isn't
 * sent again unless the member decides to.
 */
const knownForMs = 40 * 60 * 60 * 1000;

const unknownOutcome =
  "We couldn’t tell if this was received. Check before you send it again or delete it.";

const subjectOf = ({ subject, action }: Waiting): string => subject ?? new URL(action).pathname;

/** A member's actions in the order of their input. */
export function actionsOf(actions: readonly Waiting[], memberId: string): Waiting[] {
  return actions
    .filter((waiting) => waiting.memberId === memberId)
    .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0) || a.writtenAt - b.writtenAt);
}

/** Whether an action waits for an earlier one about the same subject that was refused. */
export function isBehindRefused(waiting: Waiting, own: readonly Waiting[]): boolean {
  const earlier = own.slice(
    0,
    own.findIndex(({ id }) => id === waiting.id),
  );
  return earlier.some(
    (action) => action.refusal !== null && subjectOf(action) === subjectOf(waiting),
  );
}

/**
 * Stores an action at the end of the queue. A second click on the same button adds nothing.
 * @param replacedId the member's own unsent text that the editor showed
 */
export async function addAction(
  store: QueueStore,
  added: Waiting,
  replacedId?: string,
): Promise<void> {
  await store((actions) => {
    const replaced = actions.find(({ id }) => id === replacedId);
    const isUnsent = replaced && !replaced.triedAt && replaced.refusal === null;
    const last = actionsOf(actions, added.memberId)
      .filter((action) => subjectOf(action) === subjectOf(added))
      .at(-1);
    const isWaiting = last?.action === added.action && last.refusal === null;
    if (last && isWaiting && contentOf(last) === contentOf(added)) return {};
    const order = Math.max(0, ...actions.map((action) => action.order ?? 0)) + 1;
    return { put: [{ ...added, order }], remove: isUnsent ? [replaced.id] : [] };
  });
}

/** An action's input as text, without its key. */
const contentOf = ({ fields }: Waiting): string =>
  JSON.stringify(
    fields
      .filter(([name]) => name !== "request_key")
      .map(([name, value]) =>
        typeof value === "string" ? [name, value] : [name, value.name, value.size],
      ),
  );

/**
 * Sends a member's actions one after another, those about one subject in order: after a refused
 * one, the others wait. Stops when the server is unreachable. The caller holds the device's lock.
 * @returns whether anything was sent
 */
export async function sendActions(
  store: QueueStore,
  memberId: string,
  send: Send,
  now: () => number,
): Promise<boolean> {
  let sent = false;
  for (;;) {
    const own = actionsOf(await store(), memberId);
    const next = own.find((action) => action.refusal === null && !isBehindRefused(action, own));
    if (!next) return sent;
    const { id } = next;
    if (next.triedAt && now() - next.triedAt > knownForMs) {
      await updateAction(store, id, { refusal: unknownOutcome });
      continue;
    }
    await updateAction(store, id, { triedAt: next.triedAt ?? now() });
    const outcome = await send(next);
    if (outcome === "away") return sent;
    if (outcome === "sent") {
      await removeAction(store, id);
      sent = true;
    } else await updateAction(store, id, { ...outcome, triedAt: null });
  }
}

/** Changes an action, unless it was removed in the meantime. */
async function updateAction(
  store: QueueStore,
  id: string,
  change: Partial<Waiting>,
): Promise<void> {
  await store((actions) => {
    const action = actions.find((action) => action.id === id);
    return action ? { put: [{ ...action, ...change }] } : {};
  });
}

export async function removeAction(store: QueueStore, id: string): Promise<void> {
  await store(() => ({ remove: [id] }));
}

/**
 * Queues a refused action again, with the form's current values if the member wants it anyway, and
 * with what they corrected. It keeps its key, which a refusal doesn't use up.
 */
export async function resendAction(
  store: QueueStore,
  { id, fields, current = [] }: Waiting,
  corrected: readonly Field[] = [],
): Promise<void> {
  const next = new Map([...fields, ...current, ...corrected]);
  const reset = { refusal: null, theirs: null, current: [], triedAt: null };
  await updateAction(store, id, { ...reset, fields: [...next] });
}
