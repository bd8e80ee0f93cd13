import type { Platform } from "~/platform/platform.server.ts";

/** The platform, whose database fails after a number of transactions. */
export function failingAfter(platform: Platform, transactions: number): Platform {
  const { database } = platform;
  let remaining = transactions;
  const transaction: typeof database.transaction = (...args) => {
    remaining -= 1;
    if (remaining < 0) throw new Error("the process was killed");
    return database.transaction(...args);
  };
  return { ...platform, database: { ...database, transaction, query: database.query } };
}
