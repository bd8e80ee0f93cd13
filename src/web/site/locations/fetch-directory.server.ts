import type { RouterContextProvider } from "react-router";
import {
  type SearchResults,
  searchAreas,
  searchDirectory,
} from "~/domains/publishing/index.server.ts";
import { type AreaWithHolder, maxQuestionLength } from "~/domains/publishing/index.ts";
import { findState, serviceBySlug } from "~/domains/shared/index.ts";
import { noteFailure } from "~/platform/http/failures/failures.server.ts";
import { statusOfRefusal, waitFor, waitMessage } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { type DirectorySearch, parseDirectoryQuery } from "./directory-address.ts";

/** The list for a search. */
export type ShownList = {
  search: DirectorySearch;
  /** Null if it couldn't be loaded. */
  results: SearchResults | null;
  /** Time until the sender may search again, with its text; null if not rate limited. */
  wait: { seconds: number; message: string } | null;
  /** Taken and open areas of the requested city. */
  areas: readonly AreaWithHolder[];
};

/** Reads the search from the URL; ignores unknown services and states. */
export function readSearchQuery(request: Request): DirectorySearch {
  const { text, service, state, after } = parseDirectoryQuery(new URL(request.url).searchParams);
  return {
    text: text.slice(0, maxQuestionLength).trim(),
    service: serviceBySlug(service ?? "")?.slug ?? null,
    state: findState(state ?? "")?.code ?? null,
    after,
  };
}

/**
 * Fetches directory results. Returns no results when rate limited, or after a failure, which is
 * logged.
 */
export async function fetchDirectory(
  context: Readonly<RouterContextProvider>,
  query: DirectorySearch,
): Promise<ShownList> {
  const platform = context.get(platformContext);
  const seconds = await waitFor(context, "directory");
  if (seconds > 0) {
    const wait = { seconds, message: waitMessage(seconds) };
    return { search: query, results: null, wait, areas: [] };
  }
  try {
    const [results, areas] = await Promise.all([
      searchDirectory(platform, query),
      query.after === null && query.text !== "" ? searchAreas(platform, query) : [],
    ]);
    return { search: query, results, wait: null, areas };
  } catch (error) {
    noteFailure(context, "locations could not be loaded", error);
    return { search: query, results: null, wait: null, areas: [] };
  }
}

/** Status and headers of a response with this list. */
export function statusOfList({ results, wait }: ShownList): {
  status: number;
  headers: Record<string, string>;
} {
  if (wait) {
    const status = statusOfRefusal({ code: "too_many" });
    return { status, headers: { "retry-after": String(wait.seconds) } };
  }
  return { status: results ? 200 : statusOfRefusal({ code: "unavailable" }), headers: {} };
}
