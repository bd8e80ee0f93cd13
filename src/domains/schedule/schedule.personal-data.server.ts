import { and, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { isSamePerson } from "~/domains/shared/index.server.ts";
import {
  deleteOwn,
  idsOf,
  isAmong,
  ownTables,
} from "~/platform/personal-data/erase-rows.server.ts";
import type { Person, PersonalData } from "~/platform/personal-data/personal-data.ts";
import {
  calendarFeeds,
  crewMembers,
  crews,
  recurrenceCollisions,
  recurrences,
  visitOffers,
  visits,
  workOrderContact,
  workOrders,
} from "./schedule.tables.server.ts";

const isOf = ({ contacts, leadIds }: Person) =>
  or(inArray(workOrders.leadId, [...leadIds]), isSamePerson(workOrderContact, contacts));

/** The ids of a person's jobs. */
export const jobsFor = (person: Person) => idsOf(workOrders.id, isOf(person));

/** Jobs and their appointments. */
export const scheduleData: PersonalData = {
  business: {
    tables: ({ contractorId }) => [
      ...ownTables(contractorId, "moves", [crews]),
      {
        table: crewMembers,
        rows: isAmong(crewMembers.crewId, idsOf(crews.id, eq(crews.contractorId, contractorId))),
        takeout: "moves",
      },
      ...ownTables(contractorId, "moves", [workOrders, recurrences, recurrenceCollisions, visits]),
    ],
    // Appointments are deleted with their jobs.
    erase: ({ work, contractorId }) => deleteOwn(work.tx, contractorId, [workOrders, crews]),
  },
  person: {
    subjects: (person) => [
      jobsFor(person),
      idsOf(visits.id, isAmong(visits.workOrderId, jobsFor(person))),
    ],
    tables: (person) => [
      { table: workOrders, rows: isOf(person) },
      { table: recurrences, rows: isAmong(recurrences.workOrderId, jobsFor(person)) },
      { table: visits, rows: isAmong(visits.workOrderId, jobsFor(person)) },
    ],
    // Those of leads are erased with the leads.
    erase: ({ work, contacts }) =>
      work.tx.delete(workOrders).where(isSamePerson(workOrderContact, contacts)),
  },
};

const leftOut = ["token_hash"];

/** Offered times; those never picked from are deleted 30 days after their link expired. */
export const visitOfferData: PersonalData = {
  // Deleted with their leads and crews.
  business: {
    tables: ({ contractorId }) =>
      ownTables(contractorId, "shown", [visitOffers]).map((one) => ({ ...one, leftOut })),
  },
  person: {
    tables: ({ leadIds }) => [
      { table: visitOffers, rows: inArray(visitOffers.leadId, [...leadIds]), leftOut },
    ],
  },
  retention: [
    {
      name: "offered times",
      erase: async ({ database, clock }) => {
        const now = clock.now().toISOString();
        const old = lt(visitOffers.expiresAt, sql`${now}::timestamptz - interval '30 days'`);
        await database.query.delete(visitOffers).where(and(isNull(visitOffers.visitId), old));
      },
    },
  ],
};

export const calendarFeedData: PersonalData = {
  // Deleted with their members.
  business: { tables: ({ contractorId }) => ownTables(contractorId, "stays", [calendarFeeds]) },
};
