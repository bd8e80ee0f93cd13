import type { RouterContextProvider } from "react-router";
import type { HeldArea } from "~/features/locations/areas.ts";
import { findAreasAskedFor } from "~/features/locations/find-areas.server.ts";
import { type Answer, searchDirectory } from "~/features/locations/search-directory.server.ts";
import { longestQuestion } from "~/features/locations/search-question.ts";
import { serviceBySlug } from "~/features/services/services.ts";
import { findState } from "~/features/services/states.ts";
import { platformContext, requestInfoContext } from "~/platform/http/request-info.server.ts";
import { type Asked, askedIn } from "./directory-address.ts";

/** The list that is shown for a question. */
export type ShownList = {
  asked: Asked;
  /** Null when it could not be read. */
  answer: Answer | null;
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

/** Asks the directory. A failure is logged, and leaves the list empty (specification §8). */
export async function askDirectory(
  context: Readonly<RouterContextProvider>,
  asked: Asked,
): Promise<ShownList> {
  const platform = context.get(platformContext);
  try {
    const [answer, areas] = await Promise.all([
      searchDirectory(platform, asked),
      asked.after === null && asked.text !== "" ? findAreasAskedFor(platform, asked) : [],
    ]);
    return { asked, answer, areas };
  } catch (error) {
    const { id } = context.get(requestInfoContext);
    platform.log.error("locations could not be loaded", { request_id: id, error });
    return { asked, answer: null, areas: [] };
  }
}
