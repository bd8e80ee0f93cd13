import { eq, inArray, lt } from "drizzle-orm";
import { conversationContact, conversations } from "~/domains/leads/index.server.ts";
import { isSamePerson } from "~/domains/shared/index.server.ts";
import {
  daysAgo,
  deleteOwn,
  eraseOldest,
  idsOf,
  isAmong,
  ownTables,
} from "~/platform/personal-data/erase-rows.server.ts";
import type { PersonalData } from "~/platform/personal-data/personal-data.ts";
import type { Platform } from "~/platform/platform.server.ts";
import {
  enrollments,
  followUpTurns,
  scheduledMessages,
  sends,
  sequences,
} from "./follow-ups.tables.server.ts";

export const followUpData: PersonalData = {
  business: {
    tables({ contractorId }) {
      const enrolled = idsOf(enrollments.id, eq(enrollments.contractorId, contractorId));
      return [
        ...ownTables(contractorId, "moves", [sequences, enrollments]),
        { table: sends, rows: isAmong(sends.enrollmentId, enrolled), takeout: "moves" },
        ...ownTables(contractorId, "shown", [scheduledMessages]),
        ...ownTables(contractorId, "stays", [followUpTurns]),
      ];
    },
    // Sent messages are erased with the enrollments.
    erase: ({ work, contractorId }) =>
      deleteOwn(work.tx, contractorId, [scheduledMessages, followUpTurns, enrollments, sequences]),
  },
  person: {
    // Enrollments are erased with the leads, scheduled messages with the conversations.
    tables: ({ leadIds, contacts }) => [
      { table: enrollments, rows: inArray(enrollments.leadId, [...leadIds]) },
      {
        table: scheduledMessages,
        rows: isAmong(
          scheduledMessages.conversationId,
          idsOf(conversations.id, isSamePerson(conversationContact, contacts)),
        ),
        leftOut: ["author"],
      },
    ],
  },
  retention: [{ name: "scheduled messages on hold", erase: eraseForgotten }],
};

/** Messages that no one sent or canceled, once they are `MESSAGE_DAYS` past their time (`retention.days`). */
function eraseForgotten(platform: Platform): Promise<void> {
  const tooOld = daysAgo(platform, platform.settings.messageDays);
  return eraseOldest(platform, scheduledMessages, lt(scheduledMessages.sendAt, tooOld));
}
