import type { Reader } from "../database.server.ts";

const preparedByReader = new WeakMap<Reader, Map<unknown, unknown>>();

/**
 * Builds a query once per handle, with placeholders, and then only fills it in. For the query that
 * every save of the wizard starts with.
 * @param build one function per query, because it is the cache key
 * @throws if the handle may not be used
 */
export function prepareOnce<Handle extends Reader, Prepared>(
  handle: Handle,
  build: (handle: Handle) => Prepared,
): Prepared {
  // A built query no longer calls its handle's guard.
  void handle.select;
  const queries = preparedByReader.get(handle) ?? new Map<unknown, unknown>();
  preparedByReader.set(handle, queries);
  if (!queries.has(build)) queries.set(build, build(handle));
  return queries.get(build) as Prepared;
}
