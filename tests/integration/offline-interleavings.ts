import type { Platform } from "~/platform/platform.server.ts";
import {
  actionsOf,
  addAction,
  type Field,
  type Outcome,
  type QueueStore,
  removeAction,
  resendAction,
  type Send,
  sendActions,
  type Waiting,
} from "~/web/crm/offline/queued-actions.ts";
import type { MemberInSession } from "../../src/domains/shared/access/actor.ts";
import { memoryQueue } from "../setup/memory-queue.ts";
import {
  compareWithDatabase,
  type Findings,
  noFindings,
  type TrackedAction,
} from "./offline-findings.ts";
import {
  addJob,
  changeInOffice,
  handlers,
  type OfflineBusiness,
  type OfflineJob,
  openBusiness,
  readPage,
  type SavedPage,
  seenFields,
  textOf,
} from "./offline-job.ts";
import { seeded } from "./random-business.ts";

/** The parts of the queue that a control replaces with broken ones. */
export type QueueUnderTest = {
  sendActions: typeof sendActions;
  /** The idempotency key that the server gets. */
  keyOf: (waiting: Waiting) => string | null;
};

export const realQueue: QueueUnderTest = {
  sendActions,
  keyOf: (waiting) => textOf(waiting, "request_key"),
};

type Phone = {
  member: MemberInSession;
  store: QueueStore;
  page: SavedPage;
  isOnline: boolean;
  isSending: boolean;
};

/** Thrown when a tab is killed in the middle of its work. */
class TabKilled extends Error {}

type Runs = { seed: number; count: number; queue?: QueueUnderTest };

/**
 * Runs interleavings of two phones and the office, each on a job of its own: queue, go offline, kill
 * the tab, resend, respond late, double-send, and the office's changes in between. The queue and the
 * server's commands are the real ones; the database is compared after each.
 */
export async function runInterleavings(
  platform: Platform,
  { seed, count, queue = realQueue }: Runs,
): Promise<Findings> {
  const findings = noFindings();
  const business = await openBusiness(platform);
  for (let n = 0; n < count; n++) {
    const job = await addJob(platform, business, n);
    await new Interleaving({ platform, business, job, seed: seed + n, queue, findings }).run();
    findings.interleavings += 1;
  }
  return findings;
}

type Given = {
  platform: Platform;
  business: OfflineBusiness;
  job: OfflineJob;
  seed: number;
  queue: QueueUnderTest;
  findings: Findings;
};

const kinds = [
  ...["Note", "Note", "Signature", "Photo", "File", "Checklist", "Done", "Notes", "Payment"],
];

class Interleaving {
  readonly #given: Given;
  readonly #random: ReturnType<typeof seeded>;
  readonly #actions = new Map<string, TrackedAction>();
  /** Requests that the network holds back, with the session they were sent in. */
  readonly #late: { waiting: Waiting; member: MemberInSession }[] = [];
  readonly #phones: Phone[] = [];
  #depth = 0;
  #acted = 0;
  #accepted = 0;

  constructor(options: Given) {
    this.#given = options;
    this.#random = seeded(options.seed);
  }

  async run(): Promise<void> {
    const { platform, business, job, seed, findings } = this.#given;
    for (const member of business.technicians) {
      const page = await readPage(platform, job, member);
      const isOnline = this.#random.chance(0.5);
      this.#phones.push({ member, store: memoryQueue(), page, isOnline, isSending: false });
    }
    const steps = 12 + this.#random.upTo(14);
    for (let at = 0; at < steps; at++) await this.#step();
    for (let round = 0; round < 8; round++) {
      const phone = this.#random.one(this.#phones);
      phone.isOnline = true;
      await this.#send(phone);
      await this.#resolve(phone, this.#random.chance(0.2));
    }
    while (this.#late.length > 0) await this.#deliverLate();
    for (const phone of this.#phones) await this.#endDay(phone);
    const actions = [...this.#actions.values()];
    await compareWithDatabase(platform, { seed, jobId: job.jobId, actions }, findings);
  }

  async #step(): Promise<void> {
    const { platform, business, job } = this.#given;
    const { one, chance } = this.#random;
    const phone = one(this.#phones);
    const steps: [share: number, run: () => Promise<unknown>][] = [
      [40, () => this.#act(phone)],
      [10, async () => Object.assign(phone, { isOnline: !phone.isOnline })],
      [20, () => this.#send(phone)],
      [3, () => Promise.all(this.#phones.map((each) => this.#send(each)))],
      // Someone else signs in on this phone.
      [3, () => this.#send(phone, one(business.technicians))],
      [10, () => this.#changeInOffice()],
      [6, () => this.#deliverLate()],
      [5, () => this.#resolve(phone, chance(0.3))],
      [3, async () => Object.assign(phone, { page: await readPage(platform, job, phone.member) })],
    ];
    const roll = this.#random.upTo(100);
    const upTo = steps.map((_, index) =>
      steps.slice(0, index + 1).reduce((sum, [share]) => sum + share, 0),
    );
    await steps[upTo.findIndex((end) => roll < end)]?.[1]();
  }

  async #changeInOffice(): Promise<void> {
    const { platform, business, job, findings } = this.#given;
    const { chance, one: pick } = this.#random;
    findings.officeChanges += 1;
    await changeInOffice({ platform, business, job, chance, pick });
  }

  /** A member taps a button of the page as it was saved, perhaps twice. */
  async #act({ member, store, page }: Phone): Promise<void> {
    const { seed, job } = this.#given;
    const kind = this.#random.one(kinds);
    // The editor shows the member's own unsent text.
    const edited =
      kind === "Notes" && this.#random.chance(0.5)
        ? actionsOf(await store(), member.id).findLast(({ what }) => what === kind)
        : undefined;
    this.#acted += 1;
    const mark = `#${seed}-${this.#acted}#`;
    const key = `${crypto.randomUUID()}${crypto.randomUUID()}`;
    const waiting: Waiting = {
      id: crypto.randomUUID(),
      memberId: member.id,
      action: `https://hearthline.example/crm/${kind}`,
      fields: [["text", mark], ...this.#fieldsOf(kind, page), ["request_key", key]],
      what: kind,
      words: mark,
      writtenAt: 0,
      refusal: null,
      subject: job.jobId,
    };
    const fresh = { changes: 0, acceptedAt: null, isDiscarded: false };
    this.#actions.set(key, { memberId: member.id, kind, mark, ...fresh });
    this.#given.findings.actions += 1;
    await addAction(store, waiting, edited?.id);
    if (this.#random.chance(0.2)) await addAction(store, { ...waiting, id: crypto.randomUUID() });
    const remaining = await store();
    const replaced = edited && this.#actions.get(textOf(edited, "request_key"));
    // The member changed their own unsent text.
    if (replaced && remaining.every(({ id }) => id !== edited.id)) replaced.isDiscarded = true;
  }

  #fieldsOf(kind: string, page: SavedPage): Field[] {
    const { business, job } = this.#given;
    const seen = new Map(seenFields(page));
    const fields = (...names: string[]) => names.map((name): Field => [name, seen.get(name) ?? ""]);
    if (kind === "Photo") return [["photo", business.photo]];
    if (kind === "File") return [["file", business.document]];
    if (kind === "Notes") return fields("seen");
    if (kind === "Done") return page.isEarly ? fields("early") : [];
    if (kind === "Payment") {
      const amount = String(1 + this.#random.upTo(9));
      return [...fields("invoice_id", "due_cents"), ["amount", amount]];
    }
    if (kind !== "Checklist") return [];
    const taskId = this.#random.one(job.taskIds);
    const intent = page.tasks.get(taskId) ? "open-task" : "check-task";
    return [
      ["task_id", taskId],
      ["intent", intent],
    ];
  }

  /** The phone's tab sends its queue, until it's killed. */
  async #send(phone: Phone, member = phone.member): Promise<void> {
    // Tabs of one phone share a lock.
    if (!phone.isOnline || phone.isSending) return;
    phone.isSending = true;
    const { queue, findings } = this.#given;
    const killed = () => {
      if (this.#random.chance(0.03)) throw new TabKilled();
    };
    const store: QueueStore = async (change) => {
      if (change) killed();
      const all = await phone.store(change);
      if (change) killed();
      return all;
    };
    const send: Send = (waiting) => this.#overNetwork(waiting, member);
    try {
      await queue.sendActions(store, member.id, send, () => 0);
    } catch (error) {
      if (!(error instanceof TabKilled)) throw error;
      findings.killedTabs += 1;
    } finally {
      phone.isSending = false;
    }
  }

  /** A request may arrive, twice, late, or not at all, and so may its response. */
  async #overNetwork(waiting: Waiting, member: MemberInSession): Promise<Outcome> {
    if (this.#depth < 2 && this.#random.chance(0.25)) {
      this.#depth += 1;
      await this.#step();
      this.#depth -= 1;
    }
    const handle = () => this.#handle(waiting, member);
    const hold = () => this.#late.push({ waiting, member });
    const action = this.#random.upTo(100);
    if (action < 55) return handle();
    this.#given.findings.disturbed += 1;
    if (action < 63) return "away";
    if (action < 73) {
      await handle();
      return "away";
    }
    if (action < 82) {
      hold();
      return "away";
    }
    if (action < 91) {
      const [, second] = await Promise.all([handle(), handle()]);
      return second;
    }
    if (action < 95) await handle();
    else hold();
    throw new TabKilled();
  }

  async #deliverLate(): Promise<void> {
    const [heldAction] = this.#late.splice(this.#random.upTo(this.#late.length), 1);
    if (heldAction) await this.#handle(heldAction.waiting, heldAction.member);
  }

  /** The server handles a request in the session of a member. */
  async #handle(waiting: Waiting, member: MemberInSession): Promise<Outcome> {
    const { platform, job, seed, queue, findings } = this.#given;
    const action = this.#actions.get(textOf(waiting, "request_key"));
    const handler = handlers[waiting.what];
    if (!action || !handler) throw new Error("Unknown action");
    findings.requests += 1;
    if (waiting.memberId !== member.id) findings.foreign.push(`${seed}: ${action.mark}`);
    const requestKey = queue.keyOf(waiting);
    const response = await handler({ platform, job, member, waiting, requestKey });
    if (response.changed) action.changes += 1;
    const isEarly = textOf(waiting, "early") === "yes";
    if (response.changed && isEarly && waiting.what === "Done") findings.doneEarly += 1;
    if (response.ok) {
      this.#accepted += 1;
      action.acceptedAt ??= this.#accepted;
      return "sent";
    }
    findings.refusals += 1;
    const page = await readPage(platform, job, member);
    return { refusal: String(response.code), theirs: page.notes, current: seenFields(page) };
  }

  /** A member resends or deletes a refused action. */
  async #resolve({ store, member }: Phone, discards: boolean): Promise<void> {
    const refused = actionsOf(await store(), member.id).find((action) => action.refusal);
    if (!refused) return;
    if (!discards) return resendAction(store, refused);
    const action = this.#actions.get(textOf(refused, "request_key"));
    if (action) action.isDiscarded = true;
    this.#given.findings.discarded += 1;
    await removeAction(store, refused.id);
  }

  /** In the evening the phones are online, and members handle refused actions. */
  async #endDay(phone: Phone): Promise<void> {
    const { queue, findings, seed } = this.#given;
    const { store, member } = phone;
    const send: Send = (waiting) => this.#handle(waiting, member);
    for (;;) {
      await queue.sendActions(store, member.id, send, () => 0);
      const remaining = actionsOf(await store(), member.id);
      if (remaining.length === 0) return;
      if (!remaining.some(({ refusal }) => refusal)) {
        findings.hidden.push(`${seed}: ${remaining.length} wait without a reason`);
        return;
      }
      await this.#resolve(phone, true);
    }
  }
}
