import { and, eq, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { customersFor } from "~/domains/customers/index.server.ts";
import { isSamePerson, removePhoto } from "~/domains/shared/index.server.ts";
import {
  deleteOwn,
  idsOf,
  isAmong,
  ownTables,
} from "~/platform/personal-data/erase-rows.server.ts";
import type { CustomerRows, Person, PersonalData } from "~/platform/personal-data/personal-data.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { eraseAttachedFiles, isRemovedLongAgo } from "./attached-files/attached-files.server.ts";
import { attachedFiles } from "./attached-files/attached-files.tables.server.ts";
import { checklists, jobNotes, jobPhotos, jobTasks } from "./jobs/jobs.tables.server.ts";
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
import { bookingHolds, bookingSettings } from "./self-booking/self-booking.tables.server.ts";
import {
  appointmentTypeCrews,
  appointmentTypes,
  blockedTimes,
  openHolidays,
  workingHours,
} from "./working-time/working-time.tables.server.ts";

const isOf = ({ contacts, leadIds }: Person) =>
  or(inArray(workOrders.leadId, [...leadIds]), isSamePerson(workOrderContact, contacts));

/** The jobs of a customer at their business. */
const isCustomers = ({ contractorId, customerIds, contacts }: CustomerRows) =>
  and(
    eq(workOrders.contractorId, contractorId),
    or(
      inArray(workOrders.customerId, [...customerIds]),
      and(isNull(workOrders.customerId), isSamePerson(workOrderContact, contacts)),
    ),
  );

/** The ids of a person's jobs. */
export const jobsFor = (person: Person) => idsOf(workOrders.id, isOf(person));

/** Deletes the photos of jobs, with their files. */
async function eraseJobPhotos(
  { tx, enqueue }: UnitOfWork,
  condition: SQL | undefined,
): Promise<void> {
  const deleted = await tx.delete(jobPhotos).where(condition).returning({ key: jobPhotos.key });
  for (const { key } of deleted) enqueue(removePhoto, { key });
}

/** The files of a person's jobs, and their own as a customer. */
const isFileOf = (person: Person) =>
  or(
    isAmong(attachedFiles.workOrderId, jobsFor(person)),
    isAmong(attachedFiles.customerId, customersFor(person.contacts)),
  );

/** Jobs with their notes, photos, files, and tasks, and their appointments. */
export const scheduleData: PersonalData = {
  business: {
    tables: ({ contractorId }) => [
      ...ownTables(contractorId, "moves", [crews]),
      {
        table: crewMembers,
        rows: isAmong(crewMembers.crewId, idsOf(crews.id, eq(crews.contractorId, contractorId))),
        takeout: "moves",
      },
      ...ownTables(contractorId, "moves", [
        workOrders,
        jobNotes,
        jobPhotos,
        attachedFiles,
        checklists,
        jobTasks,
        recurrences,
        recurrenceCollisions,
        visits,
        workingHours,
        blockedTimes,
        openHolidays,
        appointmentTypes,
        bookingSettings,
        bookingHolds,
      ]),
      {
        table: appointmentTypeCrews,
        rows: isAmong(
          appointmentTypeCrews.typeId,
          idsOf(appointmentTypes.id, eq(appointmentTypes.contractorId, contractorId)),
        ),
        takeout: "moves",
      },
    ],
    // The rest is deleted with the jobs.
    async erase({ work, contractorId }) {
      await eraseJobPhotos(work, eq(jobPhotos.contractorId, contractorId));
      await eraseAttachedFiles(work, eq(attachedFiles.contractorId, contractorId));
      await deleteOwn(work.tx, contractorId, [
        workOrders,
        checklists,
        workingHours,
        blockedTimes,
        openHolidays,
        appointmentTypes,
        bookingSettings,
        crews,
      ]);
    },
  },
  person: {
    subjects: (person) => [
      jobsFor(person),
      idsOf(visits.id, isAmong(visits.workOrderId, jobsFor(person))),
    ],
    tables: (person) => [
      { table: workOrders, rows: isOf(person) },
      ...[jobNotes, jobPhotos, jobTasks].map((table) => ({
        table,
        rows: isAmong(table.workOrderId, jobsFor(person)),
      })),
      { table: attachedFiles, rows: isFileOf(person) },
      { table: recurrences, rows: isAmong(recurrences.workOrderId, jobsFor(person)) },
      { table: visits, rows: isAmong(visits.workOrderId, jobsFor(person)) },
      { table: bookingHolds, rows: isAmong(bookingHolds.workOrderId, jobsFor(person)) },
    ],
    // Jobs of leads are erased with the leads, but not the files of their photos.
    async erase({ work, ...person }) {
      await eraseJobPhotos(work, isAmong(jobPhotos.workOrderId, jobsFor(person)));
      await eraseAttachedFiles(work, isFileOf(person));
      await work.tx.delete(workOrders).where(isSamePerson(workOrderContact, person.contacts));
    },
  },
  customer: {
    subjects: (customer) => {
      const jobIds = idsOf(workOrders.id, isCustomers(customer));
      return [jobIds, idsOf(visits.id, isAmong(visits.workOrderId, jobIds))];
    },
    async erase({ work, counts, ...customer }) {
      const jobIds = idsOf(workOrders.id, isCustomers(customer));
      await eraseJobPhotos(work, isAmong(jobPhotos.workOrderId, jobIds));
      const ownFiles = and(
        eq(attachedFiles.contractorId, customer.contractorId),
        inArray(attachedFiles.customerId, [...customer.customerIds]),
      );
      await eraseAttachedFiles(work, or(ownFiles, isAmong(attachedFiles.workOrderId, jobIds)));
      const deleted = await work.tx
        .delete(workOrders)
        .where(isCustomers(customer))
        .returning({ id: workOrders.id });
      counts.jobs = deleted.length;
    },
  },
  retention: [
    {
      name: "removed files",
      erase: (platform) =>
        inTransaction(platform, (work) => eraseAttachedFiles(work, isRemovedLongAgo(work.now))),
    },
  ],
};

const leftOut = ["token_hash"];

/** Offered times; those never picked from are deleted 30 days after their link expired. */
export const visitOfferData: PersonalData = {
  // Deleted with their leads and crews.
  business: {
    tables: ({ contractorId }) =>
      ownTables(contractorId, "shown", [visitOffers]).map((businessTable) => ({
        ...businessTable,
        leftOut,
      })),
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
