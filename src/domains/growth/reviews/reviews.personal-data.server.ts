import { jobsFor } from "~/domains/schedule/schedule.personal-data.server.ts";
import type { Person, PersonalData } from "~/platform/personal-data/personal-data.ts";
import { deleteOwn, idsOf, isAmong, ownTables } from "~/platform/personal-data/rows.server.ts";
import { reviewClicks, reviewRequests, reviewSettings } from "./reviews.tables.server.ts";

const isOf = (person: Person) => isAmong(reviewRequests.workOrderId, jobsFor(person));

export const reviewData: PersonalData = {
  business: {
    tables: ({ contractorId }) =>
      ownTables(contractorId, "moves", [reviewSettings, reviewRequests, reviewClicks]),
    // Clicks are deleted with their requests.
    erase: ({ work, contractorId }) =>
      deleteOwn(work.tx, contractorId, [reviewRequests, reviewSettings]),
  },
  person: {
    // They are deleted with the jobs.
    tables: (person) => [
      { table: reviewRequests, rows: isOf(person) },
      {
        table: reviewClicks,
        rows: isAmong(reviewClicks.requestId, idsOf(reviewRequests.id, isOf(person))),
      },
    ],
  },
};
