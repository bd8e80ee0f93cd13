import { pageOf } from "~/platform/database/newest-first.server.ts";
import { streamRows } from "~/platform/database/stream-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Actor, authorize } from "./actor.ts";

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
