import { eq, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { pageOf } from "~/platform/database/conditions.server.ts";
import {
  type Selected,
  type Selection,
  selectRows,
} from "~/platform/database/select-rows.server.ts";
import { streamRows } from "~/platform/database/stream-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Actor, authorize, contractorScopeOf } from "./actor.ts";

type ListSource<Filter, Row> = {
  canRead: (actor: Actor) => boolean;
  canExport: (actor: Actor) => boolean;
  /** Rows per page on screen. */
  pageSize: number;
  /** Reads up to `limit` rows that match the filter, in list order, after the row with this ID. */
  read: (
    platform: Platform,
    filter: Filter,
    before: string | null,
    limit: number,
  ) => Promise<Row[]>;
};

/** One row of a list, on a page or in its export. */
export type RowOf<Stream extends (...given: never[]) => AsyncGenerator<unknown>> =
  ReturnType<Stream> extends AsyncGenerator<infer Row> ? Row : never;

/**
 * Defines a list that staff can view in pages and export as a file: the same rows in the same order, each
 * with its own policy (`access.commands-refuse`).
 */
export function defineList<Filter, Row extends { id: string }>({
  canRead,
  canExport,
  pageSize,
  read,
}: ListSource<Filter, Row>) {
  return {
    /** One page; `before` is the ID of the last row shown, `next` the one to continue from. */
    async page(platform: Platform, actor: Actor, filter: Filter, before: string | null) {
      authorize(canRead(actor));
      return pageOf(await read(platform, filter, before, pageSize + 1), pageSize);
    },
    /** Every row that matches the filter, in batches, for an export. */
    stream(platform: Platform, actor: Actor, filter: Filter): AsyncGenerator<Row> {
      authorize(canExport(actor));
      return streamRows((before, limit) => read(platform, filter, before, limit));
    },
  };
}

type Rows = Record<string, unknown>[];

type StaffTableDefinition = Selection & {
  canRead: (actor: Actor) => boolean;
  canExport: (actor: Actor) => boolean;
  /** Adds rows of other tables to the rows of a page. */
  embed?: (platform: Platform, rows: Rows) => Promise<Rows>;
};

/** Matches the maximum that a staff screen shows. */
const maxOnScreen = 50;

/**
 * Defines a table that staff read through the API. Reading all its pages amounts to an export, so roles that
 * can't export get one screen of it.
 */
export function defineSelect({ canRead, canExport, embed, ...selection }: StaffTableDefinition) {
  return async (
    platform: Platform,
    actor: Actor,
    parameters: URLSearchParams,
  ): Promise<Selected> => {
    authorize(canRead(actor));
    const mayExport = canExport(actor);
    authorize(
      mayExport || isOneScreen(parameters),
      `your role can read up to ${maxOnScreen} rows and no further pages; filter to see others`,
    );
    const selected = await selectRows(platform.database.query, selection, parameters);
    if (!selected.ok) return selected;
    const { rows, next } = selected;
    return {
      ok: true,
      rows: embed && rows.length > 0 ? await embed(platform, rows) : rows,
      next: mayExport ? next : null,
    };
  };
}

function isOneScreen(parameters: URLSearchParams): boolean {
  return !parameters.has("after") && !(Number(parameters.get("limit")) > maxOnScreen);
}

/** Limits a member to rows of their own business (`members.bound-to-business`). Staff get all rows. */
export function ownRows(actor: Actor, contractorId: PgColumn): SQL | undefined {
  const own = contractorScopeOf(actor);
  return own === null ? undefined : eq(contractorId, own);
}
