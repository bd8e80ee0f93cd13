import { eq, inArray } from "drizzle-orm";
import {
  deleteOwn,
  idsOf,
  isAmong,
  ownTables,
} from "~/platform/personal-data/erase-rows.server.ts";
import type { PersonalData } from "~/platform/personal-data/personal-data.ts";
import { enrollments, followUpTurns, sends, sequences } from "./follow-ups.tables.server.ts";

export const followUpData: PersonalData = {
  business: {
    tables({ contractorId }) {
      const enrolled = idsOf(enrollments.id, eq(enrollments.contractorId, contractorId));
      return [
        ...ownTables(contractorId, "moves", [sequences, enrollments]),
        { table: sends, rows: isAmong(sends.enrollmentId, enrolled), takeout: "moves" },
        ...ownTables(contractorId, "stays", [followUpTurns]),
      ];
    },
    // Sent messages are erased with the enrollments.
    erase: ({ work, contractorId }) =>
      deleteOwn(work.tx, contractorId, [followUpTurns, enrollments, sequences]),
  },
  person: {
    // Enrollments are erased with the leads.
    tables: ({ leadIds }) => [
      { table: enrollments, rows: inArray(enrollments.leadId, [...leadIds]) },
    ],
  },
};
