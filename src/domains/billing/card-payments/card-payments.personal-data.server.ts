import type { PersonalData } from "~/platform/personal-data/personal-data.ts";
import { deleteOwn, ownTables } from "~/platform/personal-data/rows.server.ts";
import {
  cardCheckouts,
  cardDisputes,
  cardRefunds,
  paymentAccounts,
} from "./card-payments.tables.server.ts";

export const cardPaymentData: PersonalData = {
  business: {
    tables: ({ contractorId }) =>
      ownTables(contractorId, "shown", [paymentAccounts, cardCheckouts, cardRefunds, cardDisputes]),
    // The business keeps its own account at the payment provider. Refunds and disputes are deleted
    // with their checkouts.
    erase: ({ work, contractorId }) =>
      deleteOwn(work.tx, contractorId, [cardCheckouts, paymentAccounts]),
  },
};
