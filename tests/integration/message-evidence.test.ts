import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import {
  evidenceDays,
  messageEvidence,
} from "~/domains/messaging/evidence/evidence.tables.server.ts";
import {
  type EvidenceFile,
  readEvidenceFile,
  readOwnEvidenceFile,
} from "~/domains/messaging/evidence/evidence-file.server.ts";
import { sealEvidence } from "~/domains/messaging/evidence/seal-evidence.server.ts";
import { verifyEvidence } from "~/domains/messaging/evidence/verify-evidence.server.ts";
import { storeInbound } from "~/domains/messaging/messages/inbound/store-inbound.server.ts";
import { messagingHealth } from "~/domains/messaging/messaging.health.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { backUp } from "~/domains/operations/backups/backups.server.ts";
import { checkMessageEvidence } from "~/domains/operations/backups/evidence-heads.server.ts";
import { eraseHomeowner } from "~/domains/operations/privacy/erase-person.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import type { Queries } from "~/platform/database/database.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { checkEvidence } from "../../src/web/shared/evidence/check-evidence.mjs";
import { memberActor, staffActor } from "../setup/actors.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { followUps } from "./follow-up-fixtures.ts";

/** Starts on Friday, November 20, at 9 AM in Austin, and stops between the tests. */
const platform = sharedPlatform();
const { query, businessWithLead, sendDue, followUpMessages } = followUps(platform);
const actor = system("test");
const day = 24 * 60 * 60_000;

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

/** What the nightly check finds about a business. */
async function problemsOf(contractorId: string, on: Queries = query()) {
  await on.update(evidenceDays).set({ checkedAt: null, problem: null });
  const { database } = platform();
  await verifyEvidence({ ...platform(), database: { ...database, query: on } }, actor);
  const days = await on
    .select()
    .from(evidenceDays)
    .where(eq(evidenceDays.contractorId, contractorId));
  return days.flatMap(({ problem }) => problem ?? []);
}

test("messages.evidence: a text is sent with its consent, clock, hours, and decision", async () => {
  const { text, number, contractorId } = await businessWithMessages();
  const file = await fileOf(text.id);
  const row = file.conversation.find(({ messageId }) => messageId === text.id)?.rows[0];
  expect(row?.record).toMatchObject({
    contractorId,
    channel: "sms",
    kind: "follow-up",
    attempt: 1,
  });
  expect(row?.record.rules).toMatch(/^gate \d{4}-\d\d-\d\d$/);
  expect(row?.content).toMatchObject({ to: number, text: text.text });
  expect(row?.facts).toMatchObject({
    basis: "gate",
    consents: {
      informational: {
        recordedAs: "request",
        wording: expect.stringContaining("Bluebonnet Plumbing may text me"),
        givenBy: "Emily Carter",
        phone: number,
        ipAddress: expect.any(String),
        page: expect.any(String),
      },
    },
    clocks: [{ zone: "America/Chicago", localTime: "2026-11-20 09:00" }],
    gate: { decision: { decision: "send" }, facts: { optedOut: false } },
    step: { step: expect.any(String), sequenceVersion: expect.any(Number) },
    outcome: { state: "kept" },
  });
  expect(row?.facts?.hours).toContainEqual(expect.objectContaining({ state: "TX" }));
  expect(checkEvidence(file)).toMatchObject({ problems: [] });
});

test("messages.evidence: the program checks a file without the product and names changes", async () => {
  const folder = mkdtempSync(join(tmpdir(), "hearthline-proof-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { text } = await businessWithMessages();
  const json = JSON.stringify(await fileOf(text.id));
  const run = (content: string) => {
    writeFileSync(join(folder, "evidence.json"), content);
    const program = join(folder, "check-evidence.mjs");
    copyFileSync("src/web/shared/evidence/check-evidence.mjs", program);
    const { status, stdout } = spawnSync(process.execPath, [program, "evidence.json"], {
      cwd: folder,
      encoding: "utf8",
    });
    return { status, stdout };
  };
  expect(run(json)).toMatchObject({ status: 0, stdout: expect.stringContaining("matches.") });
  const changed = run(json.replace("Emily", "Emely"));
  expect(changed.status).toBe(1);
  expect(changed.stdout).toMatch(/PROBLEM: Row 1 of 2026-11-\d\d .*doesn't match its hash/);
  expect(run("{").status).toBe(2);
});

test("messages.evidence: a business can read only its own messages' proof", async () => {
  const { text, contractorId } = await businessWithMessages();
  const otherBusiness = await businessWithMessages();
  const read = (role: "office" | "technician", business: string) =>
    readOwnEvidenceFile(platform(), memberActor(role, business), text.id);
  expect(await read("office", contractorId)).toMatchObject({ messageId: text.id });
  expect(await read("office", otherBusiness.contractorId)).toBe(null);
  await expect(read("technician", contractorId)).rejects.toThrow();
});

test("messages.evidence: replies are in the chain, before and after", async () => {
  const { text, email, contractorId, number } = await businessWithMessages();
  platform().passTime(60_000);
  await inTransaction(platform(), (work) =>
    storeInbound(
      work,
      {
        channel: "sms",
        kind: "reply",
        cause: `test:${text.id}`,
        contractorId,
        conversationId: text.conversationId,
        subjectId: text.subjectId,
        fromAddress: number,
        toAddress: "+15125550100",
        params: {},
        text: "Tomorrow works",
      },
      [],
    ),
  );
  await seal();
  const file = await fileOf(email.id);
  expect(file.conversation.map(({ direction, channel }) => `${direction} ${channel}`)).toEqual([
    "outbound sms",
    "outbound email",
    "inbound sms",
  ]);
  expect(file.conversation[2]?.rows[0]?.content?.text).toBe("Tomorrow works");
  expect(checkEvidence(file).problems).toEqual([]);
});

test("messages.evidence: one changed letter anywhere is found, and its row is named", async () => {
  const { text } = await businessWithMessages();
  const file = await fileOf(text.id);
  const json = JSON.stringify(file);
  const letters = [...json.matchAll(/[a-z]/gi)].map(({ index }) => index);
  // Every 17th letter, so all parts of the file have some.
  for (const at of letters.filter((_, number) => number % 17 === 0)) {
    const letter = json[at] === "x" ? "y" : "x";
    const problems = problemsIn(`${json.slice(0, at)}${letter}${json.slice(at + 1)}`);
    expect(problems, json.slice(at - 30, at + 30)).not.toEqual([]);
  }
  const [entry] = file.conversation;
  const [row] = entry?.rows ?? [];
  if (!row?.content) throw new Error("the text is in its row");
  row.content.text = `${row.content.text}!`;
  expect(checkEvidence(file).problems).toContain(
    `Row ${row.position} of ${row.day} (message ${entry?.messageId}): its text doesn't match its hash.`,
  );
});

/** A changed letter may leave something that isn't JSON, or can't be walked. */
function problemsIn(json: string): string[] {
  try {
    return checkEvidence(JSON.parse(json)).problems;
  } catch (error) {
    return [String(error)];
  }
}

test("messages.evidence: a removed or moved row of the day is found", async () => {
  const { text, contractorId } = await businessWithMessages();
  const removed = await fileOf(text.id);
  removed.chains[0]?.links.splice(0, 1);
  expect(checkEvidence(removed).problems.join(" ")).toContain("is missing, or rows were moved");
  const moved = await fileOf(text.id);
  moved.chains[0]?.links.reverse();
  expect(checkEvidence(moved).problems.length).toBeGreaterThan(0);
  expect((await rowsOf(contractorId)).map(({ position }) => position)).toEqual([1, 2]);
});

test("messages.evidence: each day begins at the head of the business's day before", async () => {
  const { contractorId, text } = await businessWithMessages();
  platform().passTime(day);
  await sendDue();
  await seal();
  const days = await query()
    .select()
    .from(evidenceDays)
    .where(eq(evidenceDays.contractorId, contractorId))
    .orderBy(evidenceDays.day);
  expect(days.length).toBe(2);
  expect(days[1]?.start).toBe(days[0]?.head);
  expect(days[0]?.start).toBe("0".repeat(64));
  expect(await problemsOf(contractorId)).toEqual([]);
  expect(checkEvidence(await fileOf(text.id)).problems).toEqual([]);
});

test("messages.evidence: concurrent sealing puts each message into the chain once", async () => {
  const { contractorId } = await businessWithLead();
  await sendDue();
  await Promise.all([seal(), seal(), seal()]);
  expect((await rowsOf(contractorId)).map(({ position }) => position)).toEqual([1]);
  expect(await problemsOf(contractorId)).toEqual([]);
});

test("messages.evidence: changes in the database are found and reported", async () => {
  const { contractorId, text, email } = await businessWithMessages();
  expect(await problemsOf(contractorId)).toEqual([]);
  const [first] = await rowsOf(contractorId);
  if (!first) throw new Error("there is a row");
  const changes = [
    sql`update messages set text = text || '.' where id = ${text.id}`,
    sql`update message_evidence set facts = jsonb_set(facts, '{clocks,0,localTime}', '"2026-11-20 10:00"') where id = ${first.id}`,
    sql`update message_evidence set rules = 'gate 2020-01-01' where id = ${first.id}`,
    sql`update message_evidence set facts = null, salt = null where id = ${first.id}`,
    sql`delete from message_evidence where id = ${first.id}`,
    sql`update message_evidence set position = position + 10 where id = ${first.id}`,
    sql`update evidence_days set head = repeat('a', 64) where contractor_id = ${contractorId}`,
    sql`delete from messages where id = ${email.id}`,
  ];
  for (const change of changes) {
    const undo = new Error("undo");
    const promise = query().transaction(async (tx) => {
      await tx.execute(change);
      expect(await problemsOf(contractorId, tx as unknown as Queries)).toHaveLength(1);
      throw undo;
    });
    await expect(promise).rejects.toBe(undo);
  }
  await query().execute(sql`update messages set text = text || '.' where id = ${text.id}`);
  expect((await problemsOf(contractorId))[0]).toContain(text.id);
  const verdicts = await messagingHealth.findProblems?.(platform(), {
    messages: [],
    delayedSeconds: 0,
    deadLetters: 0,
  } as never);
  expect(verdicts?.find(({ problem }) => problem === "message-evidence")?.message).toContain(
    "1 day",
  );
});

test("messages.evidence: an erased person leaves hashes, and the chain still holds", async () => {
  const first = await businessWithMessages();
  const before = await rowsOf(first.contractorId);
  await eraseHomeowner(platform(), staffActor("super_admin"), first.leadId);
  const rows = await rowsOf(first.contractorId);
  expect(rows.map(({ hash }) => hash)).toEqual(before.map(({ hash }) => hash));
  expect(rows.every(({ facts, salt }) => facts === null && salt === null)).toBe(true);
  expect(JSON.stringify(rows)).not.toContain("Emily");
  expect(await problemsOf(first.contractorId)).toEqual([]);
});

test("messages.evidence: a message the provider rejected leaves no evidence", async () => {
  const { contractorId } = await businessWithLead();
  await sendDue();
  await query().delete(messages).where(eq(messages.contractorId, contractorId));
  await seal();
  expect(await rowsOf(contractorId)).toEqual([]);
});

test("messages.evidence: a chain that was computed anew doesn't match the backup's heads", async () => {
  const folder = mkdtempSync(join(tmpdir(), "hearthline-heads-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { contractorId, text } = await businessWithMessages();
  platform().passTime(day);
  const backups = { folder, days: 14, passphrase: null };
  const on = { ...platform(), settings: { ...platform().settings, backups } };
  await backUp(on, actor);
  const name = readdirSync(folder).find((name) => name.endsWith(".backup.heads")) ?? "";
  const lines = readFileSync(join(folder, name), "utf8");
  expect(lines).toContain(contractorId);
  const [{ backup } = { backup: null }] = await query()
    .select()
    .from(evidenceDays)
    .where(eq(evidenceDays.contractorId, contractorId));
  expect(`${backup}.heads`).toBe(name);
  await checkMessageEvidence(on, actor);
  expect(await problemsOf(contractorId)).toEqual([]);
  const heads = lines.split("\n").flatMap((line) => (line ? [JSON.parse(line)] : []));
  expect(checkEvidence(await fileOf(text.id), heads).problems).toEqual([]);
  // All rows resealed with other evidence: consistent, but different from the backup.
  await query().delete(evidenceDays).where(eq(evidenceDays.contractorId, contractorId));
  await query().execute(sql`
    update message_evidence set day = null, position = null, facts_hash = null, content_hash = null, hash = null,
      facts = facts - 'consents' where contractor_id = ${contractorId}`);
  await seal();
  expect(await problemsOf(contractorId)).toEqual([]);
  await checkMessageEvidence(on, actor);
  const findProblems = async () => {
    const ofBusiness = eq(evidenceDays.contractorId, contractorId);
    const days = await query().select().from(evidenceDays).where(ofBusiness);
    return days.flatMap(({ problem }) => problem ?? []).join();
  };
  expect(await findProblems()).toContain(name);
  await checkMessageEvidence(on, actor);
  expect(await findProblems()).toContain(name);
  // The backed-up state again.
  const head = heads.find((head) => head.contractorId === contractorId);
  await query().execute(sql`
    delete from evidence_days where contractor_id = ${contractorId} and day <> ${head.day}`);
  await query().execute(sql`
    update message_evidence set day = ${head.day} where contractor_id = ${contractorId}`);
  await checkMessageEvidence(on, actor);
  expect(await findProblems()).toBe("");
});
