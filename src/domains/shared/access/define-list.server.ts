import { pageOf } from "~/platform/database/newest-first.server.ts";
import { streamRows } from "~/platform/database/stream-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Actor, authorize } from "./actor.ts";

type ListSource<Filter, Row> = {
  canRead: (actor: Actor) => boolean;
  canExport: (actor: Actor) => boolean;
  /** Rows on a page of the screen. */
  pageSize: number;
  /** So many rows that a filter leaves, in the list's order, after the one with this id. */
  read: (
    platform: Platform,
    filter: Filter,
    before: string | null,
    limit: number,
  ) => Promise<Row[]>;
};

/** What a list answers with: a row of a page, and of its file. */
export type RowOf<Stream extends (...given: never[]) => AsyncGenerator<unknown>> =
  ReturnType<Stream> extends AsyncGenerator<infer Row> ? Row : never;

/**
 * A list that staff look at page by page and take out as a file, whole: the same rows in the same
 * order, each by its own policy (`access.commands-refuse`).
 */
export function defineList<Filter, Row extends { id: string }>({
  canRead,
  canExport,
  pageSize,
  read,
}: ListSource<Filter, Row>) {
  return {
    /** One page; `before` is the id of the last row seen, `next` the one to go on from. */
    async page(platform: Platform, actor: Actor, filter: Filter, before: string | null) {
      authorize(canRead(actor));
      return pageOf(await read(platform, filter, before, pageSize + 1), pageSize);
    },
    /** Everything that the filter leaves, batch after batch, for an export. */
    stream(platform: Platform, actor: Actor, filter: Filter): AsyncGenerator<Row> {
      authorize(canExport(actor));
      return streamRows((before, limit) => read(platform, filter, before, limit));
    },
  };
}
