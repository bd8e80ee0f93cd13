import { z } from "zod";
import { asSystem } from "~/domains/shared/index.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Makes the daily backup if configured. */
export const makeDailyBackup = defineJob({
  name: "make-daily-backup",
  payload: z.object({}),
  retryLimit: 3,
  workers: 1,
  maxSeconds: 12 * 60 * 60,
  handler: async () =>
    asSystem("make-daily-backup", (await import("./backups/backups.server.ts")).backUp),
});

/** Deletes the files that attempts at an export wrote. */
export const removeExport = defineJob({
  name: "remove-export",
  payload: z.object({ exportId: z.uuid(), attempts: z.int() }),
  handler: async () =>
    asSystem(
      "remove-export",
      (await import("./takeout/remove-exports.server.ts")).removeExportFiles,
    ),
});

/** Writes the file with all data of a business. */
export const makeExport = defineJob({
  name: "make-export",
  payload: z.object({ exportId: z.uuid() }),
  retryLimit: 4,
  retryDelay: 10,
  workers: 1,
  maxSeconds: 6 * 60 * 60,
  handler: async () =>
    asSystem("make-export", (await import("./takeout/export/make-export.server.ts")).writeExport),
});

/** Marks abandoned exports as failed. */
export const failAbandonedExports = defineJob({
  name: "end-dead-exports",
  payload: z.object({}),
  retryLimit: 0,
  workers: 1,
  handler: async () =>
    asSystem(
      "end-dead-exports",
      (await import("./takeout/remove-exports.server.ts")).endDeadExports,
    ),
});

/** Imports a checked file of customers, batch by batch; resumes after an interruption. */
export const importCustomersJob = defineJob({
  name: "import-customers",
  payload: z.object({ importId: z.uuid() }),
  retryLimit: 8,
  handler: async () =>
    asSystem(
      "import-customers",
      (await import("./customer-imports/run-customer-import.server.ts")).runCustomerImport,
    ),
});

/** Deletes the customers that an import created, batch by batch. */
export const undoCustomerImportJob = defineJob({
  name: "undo-customer-import",
  payload: z.object({ importId: z.uuid() }),
  retryLimit: 8,
  handler: async () =>
    asSystem(
      "undo-customer-import",
      (await import("./customer-imports/run-customer-import.server.ts")).runCustomerImportUndo,
    ),
});

/** Imports the files of another program's export, one after the other; resumes after an interruption. */
export const switchImportJob = defineJob({
  name: "switch-import",
  payload: z.object({ importId: z.uuid() }),
  retryLimit: 8,
  handler: async () =>
    asSystem(
      "switch-import",
      (await import("./customer-imports/run-switch-import.server.ts")).runSwitchImport,
    ),
});

/** Removes what the import of an export added, batch by batch. */
export const undoSwitchImportJob = defineJob({
  name: "undo-switch-import",
  payload: z.object({ importId: z.uuid() }),
  retryLimit: 8,
  handler: async () =>
    asSystem(
      "undo-switch-import",
      (await import("./customer-imports/run-switch-import.server.ts")).runSwitchImportUndo,
    ),
});

/** Imports a checked file of business pages, batch by batch; resumes after an interruption. */
export const importPages = defineJob({
  name: "import-pages",
  payload: z.object({ importId: z.uuid() }),
  retryLimit: 8,
  handler: async () =>
    asSystem("import-pages", (await import("./page-imports/import-pages.server.ts")).runImport),
});

/** Normalizes stored phone numbers that have no normal form. */
export const normalizePhoneNumbers = defineJob({
  name: "normalize-phone-numbers",
  payload: z.object({}),
  retryLimit: 3,
  handler: async () => {
    const { normalizeStoredPhones } = await import(
      "./phone-numbers/normalize-stored-phones.server.ts"
    );
    return async (platform) => void (await normalizeStoredPhones(platform));
  },
});

/** Compares the evidence of messages with its hashes, and with the heads saved next to the backups. */
export const checkEvidence = defineJob({
  name: "check-message-evidence",
  payload: z.object({}),
  retryLimit: 3,
  workers: 1,
  maxSeconds: 3 * 60 * 60,
  handler: async () =>
    asSystem(
      "check-message-evidence",
      (await import("./backups/evidence-heads.server.ts")).checkMessageEvidence,
    ),
});

/** Deletes expired data: abandoned drafts, quarantined requests, and the text of emails. */
export const deleteExpiredData = defineJob({
  name: "end-retention",
  payload: z.object({}),
  retryLimit: 3,
  handler: async () =>
    asSystem(
      "end-retention",
      (await import("./retention/end-retention.server.ts")).endRetentionPeriods,
    ),
});
