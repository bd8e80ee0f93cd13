import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { contractorAccounts } from "~/domains/identity/identity.tables.server.ts";
import { workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import {
  type ChecklistTask,
  maxCaption,
  maxChecklistName,
  maxNotes,
  maxTaskText,
  photoKinds,
} from "~/domains/schedule/schedule.ts";
import {
  createdAt,
  id,
  moment,
  oneOf,
  textLength,
  updatedAt,
} from "~/platform/database/columns.server.ts";

const ofJob = () =>
  uuid("work_order_id")
    .notNull()
    .references(() => workOrders.id, { onDelete: "cascade" });
const ofBusiness = () =>
  uuid("contractor_id")
    .notNull()
    .references(() => contractorAccounts.id, { onDelete: "cascade" });

/** Private notes of members about a job. */
export const jobNotes = pgTable(
  "job_notes",
  {
    id: id(),
    contractorId: ofBusiness(),
    workOrderId: ofJob(),
    /** Membership id; like the name, it stays after the member is removed. */
    memberId: uuid("member_id").notNull(),
    memberName: text("member_name").notNull(),
    text: text("text").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    textLength("job_notes_text_given", table.text, maxNotes),
    index("job_notes_job").on(table.workOrderId, table.createdAt),
    index("job_notes_contractor").on(table.contractorId),
  ],
);

/** Photos of a job, visible only to the business unless it shares them with the customer. */
export const jobPhotos = pgTable(
  "job_photos",
  {
    id: id(),
    contractorId: ofBusiness(),
    workOrderId: ofJob(),
    kind: text("kind", { enum: photoKinds }).notNull(),
    /** Storage key of the full image, with its size in pixels; the thumbnail is stored next to it. */
    key: text("key").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    /** Alt text. */
    caption: text("caption"),
    /** Name of the member; stays after they are removed. */
    addedBy: text("added_by").notNull(),
    /** Whether the customer sees it in their portal. */
    isShared: boolean("is_shared").notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("job_photos_kind", table.kind, photoKinds),
    textLength("job_photos_caption_given", table.caption, maxCaption),
    index("job_photos_job").on(table.workOrderId, table.createdAt),
    index("job_photos_contractor").on(table.contractorId),
  ],
);

/** A business's checklists; one for a service is added to each new job of that service. */
export const checklists = pgTable(
  "checklists",
  {
    id: id(),
    contractorId: ofBusiness(),
    name: text("name").notNull(),
    /** The service's key; null if members add it themselves. */
    service: text("service"),
    tasks: jsonb("tasks").$type<ChecklistTask[]>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    textLength("checklists_name_given", table.name, maxChecklistName),
    uniqueIndex("checklists_one_per_name").on(table.contractorId, sql`lower(${table.name})`),
  ],
);

/** The tasks of a job's checklists. */
export const jobTasks = pgTable(
  "job_tasks",
  {
    id: id(),
    contractorId: ofBusiness(),
    workOrderId: ofJob(),
    /** The name of the checklist it came from. */
    checklist: text("checklist").notNull(),
    position: integer("position").notNull(),
    text: text("text").notNull(),
    /** Whether it's done only with a photo. */
    needsPhoto: boolean("needs_photo").notNull().default(false),
    photoId: uuid("photo_id").references(() => jobPhotos.id, { onDelete: "set null" }),
    doneAt: moment("done_at"),
    /** Name of the member; stays after they are removed. */
    doneBy: text("done_by"),
    createdAt: createdAt(),
  },
  (table) => [
    textLength("job_tasks_text_given", table.text, maxTaskText),
    index("job_tasks_job").on(table.workOrderId, table.position),
    index("job_tasks_photo").on(table.photoId),
    index("job_tasks_contractor").on(table.contractorId),
  ],
);
