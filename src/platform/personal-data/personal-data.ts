import type { SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "../database/database.server.ts";
import type { Platform } from "../platform.server.ts";
import type { UnitOfWork } from "../unit-of-work.server.ts";

/**
 * A feature's declaration of the personal data it stores, in its `x.personal-data.server.ts`.
 * Export, erasure, retention, and the removal of sample data use only these declarations, in the
 * order of src/app/personal-data.server.ts.
 */
export type PersonalData = {
  business?: {
    /** IDs that other features' rows refer to without a foreign key, such as a message's subject. */
    subjects?(business: Business): SubjectIds[];
    tables(business: BusinessRows): BusinessTable[];
    /** Deletes the data in the transaction. Without it, the rows are deleted with rows they refer to. */
    erase?(erasure: BusinessErasure): PromiseLike<unknown>;
    /** Whether the business has rows because of which an abandoned sign-up's account stays. */
    usesAccount?(contractorId: string): SQL;
    /** Deletes the business records that `erase` retains. Only used for sample businesses. */
    eraseRecords?(tx: Transaction, contractorId: string): PromiseLike<unknown>;
  };
  person?: {
    subjects?(person: Person): SQL[];
    tables(person: PersonRows): PersonTable[];
    erase?(erasure: PersonErasure): PromiseLike<unknown>;
  };
  /**
   * For one customer of one business: rows about the customer, whatever contacts these have, and
   * rows with the customer's contacts but no customer.
   */
  customer?: {
    /** IDs of rows that messages may be about. */
    subjects?(customer: CustomerRows): SQL[];
    erase(erasure: CustomerErasure): PromiseLike<unknown>;
  };
  retention?: readonly RetentionPeriod[];
  phoneColumns?: readonly PhoneColumn[];
  /** Functions by kind of sample record that delete samples without a business. */
  samples?: Readonly<Record<string, (tx: Transaction, ids: readonly string[]) => Promise<unknown>>>;
};

/** A person's contact details as typed. */
export type Contact = {
  email: string | null;
  phone: string | null;
  /**
   * If known: a contact detail that several people share only identifies a person together with it
   * (`people.shared`).
   */
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
  /** The subjects in the business's own export; all by default. */
  inTakeout?: SQL | null;
};

type BusinessRows = Business & {
  /** Whether a column contains one of the business's subject IDs. */
  about(column: PgColumn): SQL;
  /** The same, for subjects in the business's own export. */
  aboutInTakeout(column: PgColumn): SQL;
};

export type BusinessTable = {
  table: PgTable;
  rows: SQL | undefined;
  takeout: Takeout;
  /**
   * The condition for rows in the business's own export: some of `rows`, instead of it. PostgreSQL
   * compares two lists of a large business's IDs in quadratic time.
   */
  takeoutRows?: SQL | undefined;
  /**
   * Columns that aren't exported: keys, staff's names, IDs at the operator's providers, and bytes
   * that are separate files.
   */
  leftOut?: readonly string[];
};

/** How a table is treated when a business exports everything (docs/decisions/100-exporting-everything.md). */
export type Takeout =
  /** Exported, and can be imported elsewhere. */
  | "moves"
  /** Exported for reading; meaningless elsewhere. */
  | "shown"
  /** Never exported: the operator's data, or access credentials. */
  | "stays";

/** The homeowner behind a lead, across all businesses. */
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
  /** Deleted rows by kind, for the audit log. */
  counts: Record<string, number>;
  /** Set if records that refer to the account are retained. */
  keepsAccount: boolean;
};

export type PersonErasure = Person & {
  work: UnitOfWork;
  subjectIds: readonly string[];
  /** The businesses that have data about the person. */
  contractorIds: readonly string[];
  counts: Record<string, number>;
};

/** A customer of a business, with those merged into them. */
export type CustomerRows = {
  contractorId: string;
  customerIds: readonly string[];
  /** All phone numbers and email addresses of the customer. */
  contacts: readonly Contact[];
};

export type CustomerErasure = CustomerRows & {
  work: UnitOfWork;
  fingerprint: Platform["fingerprint"];
  subjectIds: readonly string[];
  /** Deleted rows by kind, for the audit log. */
  counts: Record<string, number>;
};

type RetentionPeriod = {
  /** For logging a failure. */
  name: string;
  /** Deletes expired data. If interrupted, it continues next time. */
  erase(platform: Platform): Promise<unknown>;
};

/** A phone number as typed, and its normal form. */
export type PhoneColumn = {
  table: PgTable & { id: PgColumn };
  typed: PgColumn;
  normal: PgColumn;
};
