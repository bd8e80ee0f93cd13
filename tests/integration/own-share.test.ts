import { beforeEach, expect, test } from "vitest";
import {
  revenueShareApplications,
  revenueShareLeads,
  revenueShareParticipants,
  statementReplies,
} from "~/domains/growth/revenue-share/revenue-share.tables.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { recordDeal } from "../../src/domains/growth/revenue-share/ledger/lead-outcomes.server.ts";
import { monthOf } from "../../src/domains/growth/revenue-share/ledger/months.ts";
import {
  confirmStatement,
  replyToStatementQuestion,
  sendStatementQuestion,
} from "../../src/domains/growth/revenue-share/ledger/reply-to-statement.server.ts";
import { reverseEntry } from "../../src/domains/growth/revenue-share/ledger/reverse-entry.server.ts";
import {
  listReplies,
  listStatementQuestions,
  readStatement,
  sumUpMonths,
} from "../../src/domains/growth/revenue-share/ledger/statement.server.ts";
import {
  listEntries,
  listParticipantLeads,
  sumUpEntries,
} from "../../src/domains/growth/revenue-share/participants/find-participant.server.ts";
import {
  listOwnShares,
  sharesRevenue,
} from "../../src/domains/growth/revenue-share/participants/list-participants.server.ts";
import type { MemberInSession } from "../../src/domains/shared/access/actor.ts";
import { staffActor } from "../setup/actors.ts";
import { addBusiness, addBusinessMember } from "../setup/business-people.ts";
import { outcomeOf } from "../setup/outcome-of.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";

const zone = "America/Los_Angeles";
const platform = sharedPlatform({ TIME_ZONE: zone, CONTACT_EMAIL: "staff@hearth.example" });
const query = () => platform().database.query;
const staff = staffActor("reviewer");
const dayLength = 24 * 60 * 60_000;

/** A participating business with a new lead. */
async function participates() {
  const contractorId = await addBusiness(platform());
  const owner = await addBusinessMember(platform(), contractorId, "owner");
  const [participantId, leadId, applicationId] = [newId(), newId(), newId()];
  const createdAt = platform().clock.now();
  await query()
    .insert(revenueShareApplications)
    .values({
      id: applicationId,
      businessName: "Waco Air",
      contactName: "Ann Lee",
      email: "ann@waco.example",
      phone: "1",
      services: ["HVAC"],
      serviceAreas: ["Waco"],
      yearsExperience: 3,
      leadValueRange: "$5000+",
      agreedToTerms: true,
      applicationStatus: "approved",
    });
  await query()
    .insert(revenueShareParticipants)
    .values({ id: participantId, contractorId, applicationId, joinedAt: createdAt });
  await query().insert(revenueShareLeads).values({ id: leadId, participantId, createdAt });
  return { contractorId, owner, participantId, leadId, joinedAt: createdAt };
}

let own: Awaited<ReturnType<typeof participates>>;
beforeEach(async () => {
  own = await participates();
});

/** The date on the operator's calendar. */
const dayAt = (moment: Date) => new Intl.DateTimeFormat("sv-SE", { timeZone: zone }).format(moment);
const today = () => dayAt(platform().clock.now());
function report(actor: MemberInSession, dealCents: number, closedOn = today(), key = newId()) {
  platform().passTime(1);
  const { participantId, leadId } = own;
  return recordDeal(
    platform(),
    actor,
    { participantId, leadId },
    { dealCents, note: null, closedOn },
    key,
  );
}
const months = (actor: MemberInSession) =>
  sumUpMonths(platform(), actor, { id: own.participantId, joinedAt: own.joinedAt });
const statement = (at: Date) => ({ participantId: own.participantId, month: monthOf(at, zone) });

test("a business reports a deal once per form, visible to staff", async () => {
  const key = newId();
  const results = await Promise.all([1, 2, 3].map(() => report(own.owner, 320_003, today(), key)));
  expect(results).toEqual(
    results.map(() => expect.objectContaining({ ok: true, commissionCents: 64_001 })),
  );
  const { rows } = await listEntries(platform(), staff, own.participantId, null);
  expect(rows).toMatchObject([
    { dealCents: 320_003, amountCents: 64_001, closedOn: today(), actorEmail: "member: owner" },
  ]);
  expect(await sumUpEntries(platform(), own.owner, own.participantId)).toBe(64_001);
  expect(await listOwnShares(platform(), own.owner)).toMatchObject([{ leads: 1, converted: 1 }]);
  const office = await addBusinessMember(platform(), own.contractorId, "office");
  expect(await report(office, 10_000)).toMatchObject({ ok: true });
});

test("a deal's date is between its lead's date and today", async () => {
  const day = (days: number) =>
    dayAt(new Date(platform().clock.now().getTime() + days * dayLength));
  for (const wrong of [day(2), day(-2)]) {
    expect(await report(own.owner, 100, wrong)).toMatchObject({
      code: "invalid",
      errors: { closed_on: expect.any(String) },
    });
  }
  expect(await sumUpEntries(platform(), own.owner, own.participantId)).toBe(0);
});

test("members.bound-to-business: other businesses' members can't see or change it", async () => {
  await report(own.owner, 50_000);
  const otherMember = (await participates()).owner;
  const technician = await addBusinessMember(platform(), own.contractorId, "technician");
  const ids = statement(platform().clock.now());
  expect(await report(otherMember, 100)).toMatchObject({ code: "not_found" });
  expect(outcomeOf(await confirmStatement(platform(), otherMember, ids))).toBe("not_found");
  expect(outcomeOf(await sendStatementQuestion(platform(), otherMember, ids, "?"))).toBe(
    "not_found",
  );
  expect(
    (await listParticipantLeads(platform(), otherMember, own.participantId, null)).rows,
  ).toEqual([]);
  expect(await readStatement(platform(), otherMember, ids.participantId, ids.month)).toEqual([]);
  expect(await sumUpEntries(platform(), otherMember, own.participantId)).toBe(0);
  expect((await months(otherMember)).map(({ cents }) => cents)).not.toContain(10_000);
  expect(await listReplies(platform(), otherMember, ids)).toEqual([]);
  await expect(report(technician, 100)).rejects.toThrow();
  const outside = await addBusinessMember(platform(), await addBusiness(platform()), "owner");
  expect(await sharesRevenue(platform(), outside)).toBe(false);
  expect(await sharesRevenue(platform(), own.owner)).toBe(true);
});

test("revenue-share.statements: a past month's statement is confirmed once and then fixed", async () => {
  await report(own.owner, 50_000);
  const then = platform().clock.now();
  const ids = statement(then);
  const confirm = async () => outcomeOf(await confirmStatement(platform(), own.owner, ids));
  const stateThen = async () =>
    (await months(own.owner)).find(({ month }) => month === ids.month)?.state;
  expect([await confirm(), await stateThen()]).toEqual(["not_possible", "running"]);
  platform().passTime(40 * dayLength);
  expect(await stateThen()).toBe("ready");
  const office = await addBusinessMember(platform(), own.contractorId, "office");
  await expect(confirmStatement(platform(), office, ids)).rejects.toThrow();
  expect(await Promise.all([confirm(), confirm(), confirm()])).toEqual(["done", "done", "done"]);
  expect(await stateThen()).toBe("confirmed");
  expect(await listReplies(platform(), own.owner, ids)).toMatchObject([{ kind: "confirmed" }]);
  expect(outcomeOf(await sendStatementQuestion(platform(), own.owner, ids, "Why?"))).toBe(
    "already_done",
  );
  await report(own.owner, 70_000);
  const [, first] = (await listEntries(platform(), staff, own.participantId, null)).rows;
  await reverseEntry(platform(), staff, own.participantId, first?.id ?? "", "By mistake");
  const lines = await readStatement(platform(), own.owner, ids.participantId, ids.month);
  expect(lines.map(({ amountCents }) => amountCents)).toEqual([10_000]);
  expect((await months(own.owner))[0]).toMatchObject({ entries: 2, cents: 4_000 });
});

test("revenue-share.statements: staff get one question at a time; owners get the reply", async () => {
  const ids = statement(platform().clock.now());
  const sendQuestion = async (text: string) =>
    outcomeOf(await sendStatementQuestion(platform(), own.owner, ids, text));
  expect(await sendQuestion("Nothing is there")).toBe("not_possible");
  await report(own.owner, 50_000);
  const reply = async (text: string) =>
    outcomeOf(await replyToStatementQuestion(platform(), staff, ids, text));
  expect(await reply("Nobody asked")).toBe("already_done");
  expect([
    await sendQuestion("Is it right?"),
    await sendQuestion("Is it right?"),
    await sendQuestion("And this?"),
  ]).toEqual(["done", "done", "already_done"]);
  const waiting = async () =>
    (await listStatementQuestions(platform(), staff)).filter(
      ({ participantId }) => participantId === own.participantId,
    );
  expect(await waiting()).toMatchObject([{ month: ids.month, businessName: "Acme" }]);
  platform().passTime(1);
  expect([await reply("It is."), await waiting()]).toEqual(["done", []]);
  // As saved by an earlier version of the product.
  await query().update(statementReplies).set({ answeredAt: null });
  expect(await waiting()).toEqual([]);
  platform().passTime(1);
  expect(await sendQuestion("Is it right?")).toBe("done");
  expect((await listReplies(platform(), own.owner, ids)).map(({ text }) => text)).toEqual([
    "Is it right?",
    "It is.",
    "Is it right?",
  ]);
  const sent = (await query().select().from(messages))
    .filter(({ contractorId, kind }) => contractorId === own.contractorId && /statement/.test(kind))
    .map(({ kind, toAddress }) => [kind, toAddress]);
  expect(sent.sort()).toEqual([
    ["statement-answered", own.owner.email],
    ["statement-question", "staff@hearth.example"],
    ["statement-question", "staff@hearth.example"],
  ]);
});
