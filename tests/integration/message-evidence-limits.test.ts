import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  evidenceDays,
  messageEvidence,
} from "~/domains/messaging/evidence/evidence.tables.server.ts";
import {
  type EvidenceFile,
  readEvidenceFile,
} from "~/domains/messaging/evidence/evidence-file.server.ts";
import { sealEvidence } from "~/domains/messaging/evidence/seal-evidence.server.ts";
import { verifyEvidence } from "~/domains/messaging/evidence/verify-evidence.server.ts";
import { deliver } from "~/domains/messaging/messages/delivery/deliver-message.server.ts";
import { suppressAddress } from "~/domains/messaging/messages/suppress-address.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { checkEvidence } from "../../src/web/shared/evidence/check-evidence.mjs";
import { staffActor } from "../setup/actors.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { followUps } from "./follow-up-fixtures.ts";

/** Starts on Friday, November 20, at 9 AM in Austin, and stops between the tests. */
const platform = sharedPlatform();
const { query, businessWithLead, sendDue, followUpMessages } = followUps(platform);
const actor = system("test");

const seal = () => sealEvidence(platform(), actor);

/** A business whose lead got the first text and email, sealed. */
async function businessWithMessages() {
  const lead = await businessWithLead();
  await sendDue();
  platform().passTime(16 * 60_000);
  await sendDue();
  await seal();
  const [text, email] = await followUpMessages(lead.leadId);
  if (!text || !email) throw new Error("a text and an email are sent");
  return { ...lead, text, email };
}

async function fileOf(messageId: string): Promise<EvidenceFile> {
  const file = await readEvidenceFile(platform(), staffActor("super_admin"), messageId);
  if (!file) throw new Error("there is no such message");
  return JSON.parse(JSON.stringify(file)) as EvidenceFile;
}

const rowsOf = (contractorId: string) =>
  query()
    .select()
    .from(messageEvidence)
    .where(eq(messageEvidence.contractorId, contractorId))
    .orderBy(messageEvidence.day, messageEvidence.position);

test("messages.evidence: a proof has no links that give access, and still matches", async () => {
  const { contractorId, leadId } = await businessWithLead();
  await sendDue();
  const token = "a".repeat(45);
  await query().execute(
    sql`update messages set text = ${`See https://home.example/e/${token}`} where contractor_id = ${contractorId}`,
  );
  await seal();
  const [text] = await followUpMessages(leadId);
  const id = text?.id ?? "";
  const file = await fileOf(id);
  expect(JSON.stringify(file)).not.toContain(token);
  const entry = file.conversation.find(({ messageId }) => messageId === id);
  expect(entry).toMatchObject({ redacted: { text: "See [link]" }, rows: [{ content: null }] });
  const { problems, notes } = checkEvidence(file);
  expect(problems).toEqual([]);
  expect(notes.join()).toContain("has a link that gives access");
});

test("messages.evidence: a message with a key to an account has no proof", async () => {
  const { text } = await businessWithMessages();
  const key = [...platform().emails.values()].find(({ grantsAccess }) => grantsAccess);
  const change = (values: Partial<typeof messages.$inferInsert>) =>
    query().update(messages).set(values).where(eq(messages.id, text.id));
  const read = () => readEvidenceFile(platform(), staffActor("super_admin"), text.id);
  expect(await read()).not.toBe(null);
  await change({ kind: key?.kind ?? "" });
  expect(await read()).toBe(null);
  await change({ kind: text.kind, conversationId: null });
  expect(await read()).toBe(null);
});

test("messages.evidence: each attempt keeps its own outcome", async () => {
  const { contractorId } = await businessWithLead();
  await sendDue();
  await query().execute(sql`
    update messages set attempts = attempts + 1, state = 'sent', provider_id = 'SM-last' where contractor_id = ${contractorId}`);
  await seal();
  const [row] = await rowsOf(contractorId);
  expect(row?.facts?.outcome).toMatchObject({ state: "delayed", providerId: null });
});

test("messages.evidence: a blocked attempt doesn't change the previous outcome", async () => {
  const { contractorId } = await businessWithLead();
  await sendDue();
  const ofBusiness = eq(messages.contractorId, contractorId);
  const [message] = await query()
    .update(messages)
    .set({ state: "delayed", attempts: 1, kind: "booking-text" })
    .where(ofBusiness)
    .returning();
  await inTransaction(platform(), (work) =>
    suppressAddress(work, platform(), "sms", message?.toAddress ?? "", "bounced"),
  );
  await deliver(platform(), actor, { messageId: message?.id ?? "" }, { last: true } as never);
  const [blocked] = await query().select().from(messages).where(ofBusiness);
  expect(blocked).toMatchObject({ state: "suppressed", attempts: 2 });
  await seal();
  const [row] = await rowsOf(contractorId);
  expect(row?.facts?.outcome).toMatchObject({ state: "delayed", sentAt: null });
});

test("messages.evidence: only checks that were made are recorded", async () => {
  const { text } = await businessWithMessages();
  const send = async () => ({ outcome: "sent", providerId: "SM1", status: "sent", segments: 1 });
  const on = { ...platform(), sms: { send } } as unknown as ReturnType<typeof platform>;
  const factsOf = async (kind: string, releasedAt: Date | null) => {
    await query()
      .update(messages)
      .set({ kind, releasedAt, state: "queued", providerId: null })
      .where(eq(messages.id, text.id));
    await deliver(on, actor, { messageId: text.id }, { last: true } as never);
    const rows = await query()
      .select()
      .from(messageEvidence)
      .where(eq(messageEvidence.messageId, text.id))
      .orderBy(messageEvidence.attempt);
    return rows.at(-1)?.facts;
  };
  expect(await factsOf("help-answer", null)).toEqual({ basis: "keyword reply" });
  const checks = { suppressed: false, declined: false };
  const basis = "their own transaction";
  expect(await factsOf("booking-text", null)).toEqual({
    basis,
    checks: { ...checks, onHold: false },
  });
  expect(await factsOf("booking-text", platform().clock.now())).toEqual({ basis, checks });
});

test("messages.evidence: rows sealed during a check are checked later", async () => {
  const { contractorId } = await businessWithMessages();
  const real = query();
  let isFirst = true;
  const on = new Proxy(real, {
    get(target, name) {
      const found = Reflect.get(target, name);
      if (name !== "update" || !isFirst)
        return typeof found === "function" ? found.bind(target) : found;
      isFirst = false;
      return (table: typeof evidenceDays) => ({
        set: (values: object) => ({
          where: async (condition: ReturnType<typeof eq>) => {
            await real.update(evidenceDays).set({ head: "a".repeat(64) });
            await real.update(table).set(values).where(condition);
          },
        }),
      });
    },
  });
  await real.update(evidenceDays).set({ checkedAt: null, problem: null });
  const { database } = platform();
  await verifyEvidence({ ...platform(), database: { ...database, query: on } }, actor);
  const ofBusiness = eq(evidenceDays.contractorId, contractorId);
  const problems = await real.select().from(evidenceDays).where(ofBusiness);
  expect(problems[0]?.problem).toBe("Its head doesn’t match its last row");
});

test("messages.evidence: a row check doesn't clear problems found by backups", async () => {
  const { contractorId } = await businessWithMessages();
  const ofBusiness = eq(evidenceDays.contractorId, contractorId);
  const problem = "It doesn’t match the head in daily.backup.heads";
  await query().update(evidenceDays).set({ problem, checkedAt: null }).where(ofBusiness);
  await verifyEvidence(platform(), actor);
  const [evidenceDay] = await query().select().from(evidenceDays).where(ofBusiness);
  expect(evidenceDay?.problem).toBe(problem);
  expect(evidenceDay?.checkedAt).not.toBe(null);
});
