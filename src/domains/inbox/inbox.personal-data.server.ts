import { and, eq, sql } from "drizzle-orm";
import { members } from "~/domains/identity/index.server.ts";
import { type Contact, isSamePerson } from "~/domains/shared/index.server.ts";
import {
  deleteOwn,
  idsOf,
  isAmong,
  ownTables,
} from "~/platform/personal-data/erase-rows.server.ts";
import type { PersonalData } from "~/platform/personal-data/personal-data.ts";
import {
  blockedCallers,
  callLegs,
  callPhones,
  calls,
  missedCallTexts,
  outgoingCalls,
  snippets,
  unreadConversations,
} from "./inbox.tables.server.ts";

export const inboxData: PersonalData = {
  business: {
    tables: ({ contractorId }) => [
      {
        table: unreadConversations,
        rows: isAmong(
          unreadConversations.memberId,
          idsOf(members.id, eq(members.contractorId, contractorId)),
        ),
        takeout: "moves",
      },
      ...ownTables(contractorId, "moves", [snippets]),
    ],
    // Unread rows are deleted with their member.
    erase: ({ work, contractorId }) => deleteOwn(work.tx, contractorId, [snippets]),
  },
};

const email = sql`null`;
const isFrom = (person: readonly Contact[]) =>
  isSamePerson({ email, phone: calls.fromPhone }, person);
const isCalled = (person: readonly Contact[]) =>
  isSamePerson({ email, phone: outgoingCalls.customerPhone }, person);
const isBlocked = (person: readonly Contact[]) =>
  isSamePerson({ email, phone: blockedCallers.phone }, person);

export const callData: PersonalData = {
  business: {
    tables: ({ contractorId }) => [
      ...ownTables(contractorId, "moves", [calls]),
      {
        table: callLegs,
        rows: isAmong(callLegs.callId, idsOf(calls.id, eq(calls.contractorId, contractorId))),
        takeout: "moves",
      },
      ...ownTables(contractorId, "moves", [
        outgoingCalls,
        callPhones,
        blockedCallers,
        missedCallTexts,
      ]),
    ],
    erase: ({ work, contractorId }) =>
      deleteOwn(work.tx, contractorId, [
        calls,
        outgoingCalls,
        blockedCallers,
        callPhones,
        missedCallTexts,
      ]),
  },
  person: {
    tables: ({ contacts }) => [
      { table: calls, rows: isFrom(contacts) },
      {
        table: callLegs,
        rows: isAmong(callLegs.callId, idsOf(calls.id, isFrom(contacts))),
      },
      { table: outgoingCalls, rows: isCalled(contacts) },
      { table: blockedCallers, rows: isBlocked(contacts) },
    ],
    erase: async ({ work: { tx }, contacts }) => {
      await tx.delete(calls).where(isFrom(contacts));
      await tx.delete(outgoingCalls).where(isCalled(contacts));
      await tx.delete(blockedCallers).where(isBlocked(contacts));
    },
  },
  customer: {
    async erase({ work: { tx }, contractorId, contacts }) {
      await tx.delete(calls).where(and(eq(calls.contractorId, contractorId), isFrom(contacts)));
      await tx
        .delete(outgoingCalls)
        .where(and(eq(outgoingCalls.contractorId, contractorId), isCalled(contacts)));
      await tx
        .delete(blockedCallers)
        .where(and(eq(blockedCallers.contractorId, contractorId), isBlocked(contacts)));
    },
  },
};
