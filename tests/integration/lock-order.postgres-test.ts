import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openConversations } from "~/features/conversations/open-conversations.server.ts";
import { enrollments, followUpTurns } from "~/features/follow-ups/follow-ups.tables.server.ts";
import { findSequenceToEdit } from "~/features/follow-ups/sequences/edit-sequence.server.ts";
import { saveSequence } from "~/features/follow-ups/sequences/save-sequence.server.ts";
import { staffActor } from "../setup/actors.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { followUps } from "./followed-up.ts";

const platform = sharedPlatform();
const { query, businessAsked } = followUps(platform);
const actor = staffActor("reviewer");
const service = "plumbing";

/** Until somebody waits for a lock that another holds. */
const untilWaiting = () =>
  expect
    .poll(async () => {
      const { rows } = await query().execute(sql`select from pg_locks where not granted`);
      return rows.length;
    })
    .toBeGreaterThan(0);

test("follow-ups.editor: whoever saves a sequence waits for a round in hand and holds nothing that the round needs", async () => {
  const { contractorId, leadId } = await businessAsked();
  const found = await findSequenceToEdit(platform(), actor, contractorId, service);
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const round = platform().database.transaction(async (tx) => {
    const turn = eq(followUpTurns.contractorId, contractorId);
    await tx.select().from(followUpTurns).where(turn).for("update");
    begun.resolve();
    await goOn.promise;
    await tx.select().from(enrollments).where(eq(enrollments.leadId, leadId)).for("update");
    const other = { contractorId, name: "Sam", phone: null, email: "sam@homes.example" };
    return openConversations({ tx, now: platform().clock.now() }, [other]);
  });
  await begun.promise;
  const saved = saveSequence(
    platform(),
    actor,
    { contractorId, service, expected: found?.version ?? 0 },
    { steps: found?.steps.slice(0, 2) ?? [], channels: { sms: true, email: true } },
  );
  await untilWaiting();
  goOn.resolve();
  expect(await round).toHaveLength(1);
  expect(await saved).toMatchObject({ ok: true });
});
