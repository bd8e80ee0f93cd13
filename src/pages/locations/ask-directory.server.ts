import type { RouterContextProvider } from "react-router";
import type { HeldArea } from "~/features/locations/areas.ts";
import { findAreasAskedFor } from "~/features/locations/find-areas.server.ts";
import { type Answer, searchDirectory } from "~/features/locations/search-directory.server.ts";
import { longestQuestion } from "~/features/locations/search-question.ts";
import { serviceBySlug } from "~/features/services/services.ts";
import { findState } from "~/features/services/states.ts";
import { platformContext, requestInfoContext } from "~/platform/http/request-info.server.ts";
import type { Asked } from "./directory-address.ts";

/** The list that is shown for a question. */
export type ShownList = {
  asked: Asked;
  /** Null when it could not be read. */
  answer: Answer | null;
  /** What is taken and what is free in the city that was asked for. */
  areas: readonly HeldArea[];
};

export function readAsked(request: Request): Asked {
  const { searchParams } = new URL(request.url);
  return {
    text: (searchParams.get("q") ?? "").slice(0, longestQuestion).trim(),
    service: serviceBySlug(searchParams.get("service") ?? "")?.slug ?? null,
    state: findState(searchParams.get("state") ?? "")?.code ?? null,
    after: searchParams.get("after"),
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
