import type { SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "../database/database.server.ts";
import type { Platform } from "../platform.server.ts";
import type { UnitOfWork } from "../unit-of-work.server.ts";

/**
 * What a feature declares about the personal data it holds, in its `x.personal-data.server.ts`. Export,
 * erasure, retention, and the removal of sample data only go through these declarations, in the order
 * of src/app/personal-data.server.ts.
 */
export type PersonalData = {
  business?: {
    /** IDs that other features' rows refer to without a foreign key, such as what a message is about. */
    subjects?(business: Business): SubjectIds[];
    tables(business: BusinessRows): BusinessTable[];
    /** Deletes it within the transaction. Without it, the rows go with rows they refer to. */
    erase?(erasure: BusinessErasure): PromiseLike<unknown>;
    /** Deletes what `erase` keeps as a business record. Only sample businesses have this done. */
    eraseRecords?(tx: Transaction, contractorId: string): PromiseLike<unknown>;
  };
  person?: {
    subjects?(person: Person): SQL[];
    tables(person: PersonRows): PersonTable[];
    erase?(erasure: PersonErasure): PromiseLike<unknown>;
  };
  retention?: readonly RetentionPeriod[];
  phoneColumns?: readonly PhoneColumn[];
  /** By kind of sample record: deletes samples that belong to no business. */
  samples?: Readonly<Record<string, (tx: Transaction, ids: readonly string[]) => Promise<unknown>>>;
};

/** How someone can be reached, as they typed it. */
export type Contact = {
  email: string | null;
  phone: string | null;
  /** Where it is known: what several people use only counts together with it (`people.shared`). */
  name?: string;
  phoneShared?: boolean;
  emailShared?: boolean;
};

/** A business whose data is exported or erased. */
export type Business = {
  contractorId: string;
  /** The email address and phone number that no other business has: rows found only by these are its own. */
  own: Contact;
  emails: Platform["emails"];
};

type SubjectIds = {
  ids: SQL;
  /** Those whose rows are in the business's own export; by default all. */
  inTakeout?: SQL | null;
};

type BusinessRows = Business & {
  /** Whether a column holds one of the business's subject IDs. */
  about(column: PgColumn): SQL;
  /** The same, of the subjects in the business's own export. */
  aboutInTakeout(column: PgColumn): SQL;
};

export type BusinessTable = {
  table: PgTable;
  rows: SQL | undefined;
  takeout: Takeout;
  /** Rows that are left out of the business's own export do not match this. */
  takeoutRows?: SQL | undefined;
  /** Columns that are not in it: keys, staff's names, IDs at the operator's providers, and bytes that are files of their own. */
  leftOut?: readonly string[];
};

/** What becomes of a table when a business exports everything (docs/decisions/100-exporting-everything.md). */
export type Takeout =
  /** In the file, and imported elsewhere. */
  | "moves"
  /** In the file to read; it means nothing elsewhere. */
  | "shown"
  /** Never in the file: the operator's, or what grants access. */
  | "stays";

/** The homeowner behind a lead, at every business. */
export type Person = {
  contacts: readonly Contact[];
  leadIds: readonly string[];
  fingerprint: Platform["fingerprint"];
};

type PersonRows = Person & { about(column: PgColumn): SQL };

export type PersonTable = { table: PgTable; rows: SQL | undefined; leftOut?: readonly string[] };

export type BusinessErasure = Pick<Business, "contractorId" | "own"> & {
  work: UnitOfWork;
  /** IDs of deleted rows that other features' rows refer to. Each feature adds its own. */
  subjectIds: string[];
  /** How many rows are gone, for the audit log. */
  counts: Record<string, number>;
  /** Set where records are kept that refer to the account. */
  keepsAccount: boolean;
};

export type PersonErasure = Person & {
  work: UnitOfWork;
  subjectIds: readonly string[];
  /** The businesses that have data of the person. */
  contractorIds: readonly string[];
  counts: Record<string, number>;
};

export type RetentionPeriod = {
  /** For the log, where it fails. */
  name: string;
  /** Deletes what is past its time. Interrupted, it continues the next time. */
  erase(platform: Platform): Promise<unknown>;
};

/** A phone number as it was typed, and its normal form. */
export type PhoneColumn = {
  table: PgTable & { id: PgColumn };
  typed: PgColumn;
  normal: PgColumn;
};
