import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id } from "~/platform/database/columns.server.ts";
import { formSubmissions } from "./onboarding.tables.server.ts";

/** Each stored picture and the submission it belongs to (rule `uploads.owner`). */
export const uploads = pgTable(
  "uploads",
  {
    id: id(),
    /** Where the file is kept, such as `form-logos/1732100000000-x7Qd.png`. */
    key: text("key").notNull().unique(),
    /** Null until a save of a draft names it: a program may upload first. */
    submissionId: uuid("submission_id").references(() => formSubmissions.id, {
      onDelete: "set null",
    }),
    createdAt: createdAt(),
  },
  (table) => [index("uploads_submission").on(table.submissionId)],
);
