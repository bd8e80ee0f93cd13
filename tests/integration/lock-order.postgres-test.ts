import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { enrollments, followUpTurns } from "~/domains/follow-ups/follow-ups.tables.server.ts";
import { findSequenceToEdit } from "~/domains/follow-ups/sequences/edit-sequence.server.ts";
import { saveSequence } from "~/domains/follow-ups/sequences/save-sequence.server.ts";
import { findOrCreateConversations } from "~/domains/leads/conversations/conversations.server.ts";
import {
  releaseAddress,
  removeAddress,
} from "~/domains/storefront/own-addresses/own-addresses.server.ts";
import { ownAddresses, seoPages } from "~/domains/storefront/storefront.tables.server.ts";
import { staffActor } from "../setup/actors.ts";
import { addBusiness, addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { followUps } from "./follow-up-fixtures.ts";
import { addLivePage } from "./live-page.ts";

const platform = sharedPlatform();
const { query, businessWithLead } = followUps(platform);
const actor = staffActor("reviewer");
const service = "plumbing";

/** Waits until a query is blocked by another transaction's lock. */
const untilWaiting = () =>
  expect
    .poll(async () => {
      const { rows } = await query().execute(sql`select from pg_locks where not granted`);
      return rows.length;
    })
    .toBeGreaterThan(0);

test("follow-ups.editor: saving a sequence waits for a running round without blocking it", async () => {
  const { contractorId, leadId } = await businessWithLead();
  const sequence = await findSequenceToEdit(platform(), actor, contractorId, service);
  const started = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const round = platform().database.transaction(async (tx) => {
    const turn = eq(followUpTurns.contractorId, contractorId);
    await tx.select().from(followUpTurns).where(turn).for("update");
    started.resolve();
    await goOn.promise;
    await tx.select().from(enrollments).where(eq(enrollments.leadId, leadId)).for("update");
    const other = { contractorId, name: "Sam", phone: null, email: "sam@homes.example" };
    const record = () => {};
    return findOrCreateConversations({ tx, now: platform().clock.now(), record }, [other]);
  });
  await started.promise;
  const saved = saveSequence(
    platform(),
    actor,
    { contractorId, service, expected: sequence?.version ?? 0 },
    { steps: sequence?.steps.slice(0, 2) ?? [], channels: { sms: true, email: true } },
  );
  await untilWaiting();
  goOn.resolve();
  expect(await round).toHaveLength(1);
  expect(await saved).toMatchObject({ ok: true });
});

test("removing an address waits for someone choosing one, without blocking them", async () => {
  const contractorId = await addBusiness(platform());
  const owner = await addBusinessMember(platform(), contractorId, "owner");
  const { id: pageId } = await addLivePage(platform(), { contractorId, city: "Locked" });
  const address = {
    contractorId,
    pageId,
    kind: "subdomain",
    name: "locked",
    state: "active",
  } as const;
  const [added] = await query().insert(ownAddresses).values(address).returning();
  const addressId = added?.id ?? "";
  const started = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const chosen = platform().database.transaction(async (tx) => {
    await tx.select().from(seoPages).where(eq(seoPages.id, pageId)).for("update");
    started.resolve();
    await goOn.promise;
    await releaseAddress({ tx, now: platform().clock.now() }, addressId);
  });
  await started.promise;
  const removed = removeAddress(platform(), owner, addressId);
  await untilWaiting();
  goOn.resolve();
  await chosen;
  expect(await removed).toEqual({ ok: false, code: "not_found" });
});
