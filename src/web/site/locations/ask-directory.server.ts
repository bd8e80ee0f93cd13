import type { RouterContextProvider } from "react-router";
import type { HeldArea } from "~/domains/publishing/directory/areas.ts";
import { longestQuestion } from "~/domains/publishing/directory/directory-query.ts";
import { findAreasAskedFor } from "~/domains/publishing/directory/find-areas.server.ts";
import {
  type Answer,
  searchDirectory,
} from "~/domains/publishing/directory/search-directory.server.ts";
import { serviceBySlug } from "~/domains/shared/services/services.ts";
import { findState } from "~/domains/shared/services/states.ts";
import { noteFailure } from "~/platform/http/failures/note-failure.server.ts";
import { statusOfRefusal } from "~/platform/http/failures/refusal.server.ts";
import { waitFor, waitMessage } from "~/platform/http/requests/limit.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { type Asked, askedIn } from "./directory-address.ts";

/** The list that is shown for a question. */
export type ShownList = {
  asked: Asked;
  /** Null when it could not be read. */
  answer: Answer | null;
  /** How long this sender has to wait, and in words; null when it need not. */
  wait: { seconds: number; words: string } | null;
  /** What is taken and what is free in the city that was asked for. */
  areas: readonly HeldArea[];
};

/** What an address asks for; what is no service or state of ours is not asked for. */
export function readAsked(request: Request): Asked {
  const { text, service, state, after } = askedIn(new URL(request.url).searchParams);
  return {
    text: text.slice(0, longestQuestion).trim(),
    service: serviceBySlug(service ?? "")?.slug ?? null,
    state: findState(state ?? "")?.code ?? null,
    after,
  };
}

/**
 * Asks the directory. A failure is logged, and leaves the list empty; so does
 * asking too often.
 */
export async function askDirectory(
  context: Readonly<RouterContextProvider>,
  asked: Asked,
): Promise<ShownList> {
  const platform = context.get(platformContext);
  const seconds = await waitFor(context, "directory");
  if (seconds > 0) {
    const wait = { seconds, words: waitMessage(seconds) };
    return { asked, answer: null, wait, areas: [] };
  }
  try {
    const [answer, areas] = await Promise.all([
      searchDirectory(platform, asked),
      asked.after === null && asked.text !== "" ? findAreasAskedFor(platform, asked) : [],
    ]);
    return { asked, answer, wait: null, areas };
  } catch (error) {
    noteFailure(context, "locations could not be loaded", error);
    return { asked, answer: null, wait: null, areas: [] };
  }
}

/** The status and headers of an answer with this list. */
export function statusOfList({ answer, wait }: ShownList): {
  status: number;
  headers: Record<string, string>;
} {
  if (wait) {
    const status = statusOfRefusal({ code: "too_many" });
    return { status, headers: { "retry-after": String(wait.seconds) } };
  }
  return { status: answer ? 200 : statusOfRefusal({ code: "unavailable" }), headers: {} };
}
