import { type RouterContextProvider, redirect } from "react-router";
import { findArea, findOpenAreas } from "~/domains/publishing/index.server.ts";
import type { Area, AreaWithHolder } from "~/domains/publishing/index.ts";
import { findCity } from "~/domains/shared/index.server.ts";
import { visitor } from "~/domains/shared/index.ts";
import { saveLeadResult } from "~/domains/signup/index.server.ts";
import { claimFailed, readClaim, splitCity } from "~/domains/signup/index.ts";
import { newRequestKey, readRequestKey } from "~/platform/http/commands/request-key.ts";
import {
  type ActionArgs,
  runForm,
  showAgain,
} from "~/platform/http/commands/run-command.server.ts";
import { refusalToast } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { FormValues } from "~/platform/validation/form.ts";

/**
 * Saves a claim when there is no JavaScript: redirects to the thank-you page, or shows the form
 * again.
 */
export async function handleClaimForm(args: ActionArgs) {
  const saved = await runForm(args, {
    read: readClaim,
    limit: "estimate",
    call: ({ platform, requestKey }, claim) => saveLeadResult(platform, visitor, claim, requestKey),
    failure: "a claim was not saved",
  });
  if (saved.ok) return redirect("/locations/claimed", 303);
  const { values, code } = saved;
  // Sent before with other values and an unknown result, so this is a new request.
  const key = code === "key_reused" ? null : readRequestKey(values.request_key);
  const ownWords = { key_reused: claimFailed.description };
  const failure = code === "invalid" ? null : refusalToast(saved, claimFailed, ownWords);
  return showAgain(saved, { values, failure, requestKey: key ?? newRequestKey() });
}

/** Initial state of the claim form: a known area, or the search text. */
export type ClaimStart = {
  area: AreaWithHolder | null;
  openAreas: readonly Area[];
  values: FormValues;
};

/** Reads it from the URL of a "Claim Area" or "Request New Area" link. */
export async function readClaimStart(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<ClaimStart> {
  const platform = context.get(platformContext);
  const query = new URL(request.url).searchParams;
  const area = await findArea(platform, query.get("area") ?? "");
  if (area) return { area, openAreas: await findOpenAreas(platform, area), values: {} };
  return { area: null, openAreas: [], values: parseSearchedPlace(query) };
}

/** Place in a search without results: "austin tx" is Austin in Texas, "smith" is no place. */
function parseSearchedPlace(query: URLSearchParams): FormValues {
  const param = (name: string) => (query.get(name) ?? "").slice(0, 100);
  const typed = splitCity(param("city"));
  const city = findCity(typed.city, typed.state ?? (param("state") || null));
  return {
    service: param("service"),
    city: city?.city ?? "",
    state: city?.state ?? typed.state ?? param("state"),
  };
}
