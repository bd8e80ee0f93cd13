import { asc, count, eq, sql } from "drizzle-orm";
import { pgTable, text } from "drizzle-orm/pg-core";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { openPostgres } from "~/platform/database/postgres.server.ts";
import { dispatchEvents, markDispatched } from "~/platform/events/dispatch-events.server.ts";
import { defineEvent, defineReaction, type ReactionHandler } from "~/platform/events/event.ts";
import { eventDeliveries, eventEffects, events } from "~/platform/events/events.tables.server.ts";
import { jobOf, runReaction } from "~/platform/events/run-reaction.server.ts";
import { endOldSubscriptions, subscribe } from "~/platform/events/subscribe.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { silentLog } from "../setup/silent-log.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;

const opened = defineEvent("gate.opened", z.object({ gate: z.string() }));
const closed = defineEvent("gate.closed", z.object({ gate: z.string() }));
/** One row per effect. */
const steps = pgTable("test_steps", { gate: text("gate").notNull() });

type Gate = { gate: string };
const stepThrough: ReactionHandler<Gate> = async ({ tx }, { payload }) => {
  await tx.insert(steps).values({ gate: payload.gate });
};
const reactWith = (handler: ReactionHandler<Gate>, name = "step-through") =>
  defineReaction<Gate>({ name, events: [opened], handler: async () => handler });
const reaction = reactWith(stepThrough);
const subscriptions = { reactions: [reaction] };

beforeAll(() => query().execute(sql`create table test_steps (gate text not null)`));
beforeEach(async () => {
  await query().delete(events);
  await query().delete(eventDeliveries);
  await query().delete(steps);
  await query().execute(sql`delete from pgboss.job where name like 'step-%'`);
  await platform().queue.start([jobOf(reaction)]);
  await subscribe(platform(), subscriptions);
});

const record = (gate: string, event = opened) =>
  inTransaction(platform(), async (work) => work.record(event, { gate }));

async function idsOf(): Promise<number[]> {
  const rows = await query().select({ id: events.id }).from(events).orderBy(asc(events.id));
  return rows.map(({ id }) => id);
}

async function stepsOf(gate: string): Promise<number> {
  const [found] = await query().select({ n: count() }).from(steps).where(eq(steps.gate, gate));
  return found?.n ?? 0;
}

async function jobsOf(name = "step-through"): Promise<number[]> {
  const { rows } = await query().execute<{ id: number }>(
    sql`select (data->>'eventId')::int as id from pgboss.job where name = ${name} order by 1`,
  );
  return rows.map(({ id }) => id);
}

/** Several processes; on the embedded database the same one twice. */
function processes(): { all: Platform[]; end(): Promise<void> } {
  const url = platform().settings.databaseUrl;
  if (!url) return { all: [platform(), platform()], end: async () => {} };
  const others = [1, 2, 3].map(() => openPostgres(url, silentLog));
  return {
    all: [platform(), ...others.map((database) => ({ ...platform(), database }))],
    end: async () => void (await Promise.all(others.map((database) => database.close()))),
  };
}

test("an event exists exactly when its transaction commits", async () => {
  await record("north");
  await inTransaction(platform(), async (work) => {
    work.record(opened, { gate: "south" });
    throw new Error("refused");
  }).catch(() => {});
  const rows = await query().select().from(events);
  expect(rows).toMatchObject([
    {
      name: "gate.opened",
      payload: { gate: "north" },
      createdAt: platform().clock.now(),
      dispatchedAt: null,
    },
  ]);
});

test("rejects an event with an invalid payload together with its rows", async () => {
  const wrong = { gate: 7 } as unknown as Gate;
  const save = inTransaction(platform(), async (work) => {
    await work.tx.insert(steps).values({ gate: "wrong" });
    work.record(opened, wrong);
  });
  await expect(save).rejects.toThrow();
  expect([await stepsOf("wrong"), await idsOf()]).toEqual([0, []]);
});

test("concurrent dispatchers create one task per event and reaction", async () => {
  for (let number = 0; number < 250; number++) await record(`gate ${number}`);
  const { all, end } = processes();
  const drain = async (one: Platform) => {
    while ((await dispatchEvents(one, subscriptions)).mayBeMore);
  };
  await Promise.all(all.map(drain));
  await end();
  await drain(platform());
  expect(await jobsOf()).toEqual(await idsOf());
  expect(await query().select().from(eventDeliveries)).toEqual([]);
});

test("a failed dispatch rolls back, and the next one delivers its events", async () => {
  await record("north");
  const failing: Platform = {
    ...platform(),
    queue: {
      ...platform().queue,
      statementsFor: async () => [{ text: "select 1 / 0", values: [] }],
    },
  };
  await expect(dispatchEvents(failing, subscriptions)).rejects.toThrow();
  expect(await jobsOf()).toEqual([]);
  await dispatchEvents(platform(), subscriptions);
  expect(await jobsOf()).toEqual(await idsOf());
});

test("a delivery unknown to this process waits for one that handles it", async () => {
  const shut = defineReaction<Gate>({
    name: "step-shut",
    events: [closed],
    handler: async () => stepThrough,
  });
  const wider = defineReaction<Gate>({ ...reaction, events: [opened, closed] });
  const later = { reactions: [wider, shut] };
  await platform().queue.start([jobOf(shut)]);
  await subscribe(platform(), later);
  await record("north", closed);
  await record("south");
  const { sent } = await dispatchEvents(platform(), subscriptions);
  expect(sent).toHaveLength(1);
  const rest = await dispatchEvents(platform(), later);
  expect(rest.sent.map(({ reaction: { name } }) => name)).toEqual(["step-through", "step-shut"]);
  expect(await query().select().from(eventDeliveries)).toEqual([]);
  await query().execute(sql`delete from event_subscriptions where event = 'gate.closed'`);
});

test("a repeated or concurrent reaction to an event has one effect", async () => {
  await record("north");
  const [id = 0] = await idsOf();
  const { all, end } = processes();
  await Promise.all(all.map((one) => runReaction(one, reaction, id)));
  await end();
  await runReaction(platform(), reaction, id);
  expect(await stepsOf("north")).toBe(1);
});

test("control: without its record the effect doubles", async () => {
  await record("north");
  const [id = 0] = await idsOf();
  await runReaction(platform(), reaction, id);
  await query().delete(eventEffects);
  await runReaction(platform(), reaction, id);
  expect(await stepsOf("north")).toBe(2);
});

test("a failed reaction rolls back and takes effect on retry", async () => {
  await record("north");
  const [id = 0] = await idsOf();
  let fails = true;
  const stumbling = reactWith(async (work, event, on) => {
    await stepThrough(work, event, on);
    if (fails) throw new Error("stumbled");
  });
  await expect(runReaction(platform(), stumbling, id)).rejects.toThrow("stumbled");
  expect(await stepsOf("north")).toBe(0);
  fails = false;
  await runReaction(platform(), stumbling, id);
  expect(await stepsOf("north")).toBe(1);
});

test("an invalid payload fails only its own task", async () => {
  await record("north");
  await query()
    .insert(events)
    .values({ name: opened.name, payload: { gate: ["not", "a", "text"] } });
  await record("south");
  const { sent } = await dispatchEvents(platform(), subscriptions);
  const outcomes = await Promise.allSettled(
    sent.map(({ eventId }) => runReaction(platform(), reaction, eventId)),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect([await stepsOf("north"), await stepsOf("south")]).toEqual([1, 1]);
});

test("a hung reaction times out, and its late writes change nothing", async () => {
  await record("north");
  const [id = 0] = await idsOf();
  let releaseLock = () => {};
  let late: Promise<unknown> = Promise.resolve();
  const hanging = reactWith((work, event, on) => {
    late = new Promise<void>((resolve) => {
      releaseLock = resolve;
    }).then(() => stepThrough(work, event, on));
    return late as Promise<void>;
  });
  await expect(runReaction(platform(), hanging, id, 200)).rejects.toThrow("longer than 200 ms");
  await Promise.all([
    inTransaction(platform(), async () => releaseLock()),
    inTransaction(platform(), ({ tx }) => tx.execute(sql`select pg_sleep(0.2)`)),
  ]);
  await expect(late).rejects.toThrow();
  expect(await stepsOf("north")).toBe(0);
  await runReaction(platform(), reaction, id);
  expect(await stepsOf("north")).toBe(1);
});

test("a task whose event was deleted fails with that message", async () => {
  await expect(runReaction(platform(), reaction, 987_654_321)).rejects.toThrow("was deleted");
});

test("doesn't read deliveries of reactions unknown to this process", async () => {
  await query().execute(sql`
    insert into event_deliveries (reaction, event_id, event)
    select 'of-another-version', id, 'gate.opened' from generate_series(1, 20000) as id`);
  await record("north");
  await query().execute(sql`analyze event_deliveries`);
  const { rows } = await query().execute<Record<string, string>>(
    sql`explain select waiting.* from (values ('step-through')) as known (reaction) cross join lateral (
      select reaction, event_id from event_deliveries
      where reaction = known.reaction and event = any(array['gate.opened'])
      order by event_id limit 100 for update skip locked) as waiting`,
  );
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).toContain("event_deliveries_reaction_event_id_pk");
});

test("marks an event as dispatched after ten minutes, not before", async () => {
  await record("north");
  await dispatchEvents(platform(), subscriptions);
  expect(await markDispatched(platform())).toBe(0);
  platform().passTime(11 * 60_000);
  await record("south");
  expect(await markDispatched(platform())).toBe(1);
  const rows = await query().select().from(events).orderBy(asc(events.id));
  expect(rows.map(({ dispatchedAt }) => dispatchedAt !== null)).toEqual([true, false]);
});

test("a subscription unused by any process for days ends with its deliveries", async () => {
  await query().execute(sql`
    insert into event_subscriptions (event, reaction, seen_at)
    values ('gate.opened', 'of-the-past', now() - interval '31 days')`);
  await record("north");
  await endOldSubscriptions(platform(), 30);
  const rows = await query().select().from(eventDeliveries);
  expect(rows.map((row) => row.reaction)).toEqual(["step-through"]);
  await record("south");
  expect(await query().select().from(eventDeliveries)).toHaveLength(2);
});
