import { eq, inArray, or } from "drizzle-orm";
import { crewMembers, crews } from "~/domains/schedule/crews/crews.tables.server.ts";
import {
  recurrenceCollisions,
  recurrences,
} from "~/domains/schedule/recurrences/recurrences.tables.server.ts";
import {
  workOrderContact,
  workOrders,
} from "~/domains/schedule/work-orders/work-orders.tables.server.ts";
import { isSamePerson } from "~/domains/shared/people/same-person.server.ts";
import type { Person, PersonalData } from "~/platform/personal-data/personal-data.ts";
import { deleteOwn, idsOf, isAmong, ownTables } from "~/platform/personal-data/rows.server.ts";
import { visits } from "./visits.tables.server.ts";

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
