import type { Reader } from "../database.server.ts";

const known = new WeakMap<Reader, Map<unknown, unknown>>();

/**
 * A query that is built once for each handle, with placeholders, and from then on only filled in.
 * For the one query that every save of the wizard begins with.
 * @param build one function for one query, as it is what the query is remembered by
 * @throws where the handle may not be used
 */
export function prepareOnce<Handle extends Reader, Prepared>(
  handle: Handle,
  build: (handle: Handle) => Prepared,
): Prepared {
  // A built query no longer asks the guard of its handle.
  void handle.select;
  const queries = known.get(handle) ?? new Map<unknown, unknown>();
  known.set(handle, queries);
  if (!queries.has(build)) queries.set(build, build(handle));
  return queries.get(build) as Prepared;
}
