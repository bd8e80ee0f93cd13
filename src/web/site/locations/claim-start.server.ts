import type { RouterContextProvider } from "react-router";
import type { Area, HeldArea } from "~/domains/publishing/directory/areas.ts";
import { findArea, findFreeAreas } from "~/domains/publishing/directory/find-areas.server.ts";
import { findCity } from "~/domains/shared/cities/known-cities.server.ts";
import { splitCity } from "~/domains/signup/market-estimates/cities/typed-city.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { FormValues } from "~/platform/validation/form.ts";

/** What the claim form begins with: an area that is known, or what was looked for. */
export type ClaimStart = {
  area: HeldArea | null;
  free: readonly Area[];
  values: FormValues;
};

/** Reads it from the address that a "Claim Area" or "Request New Area" leads to. */
export async function readClaimStart(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<ClaimStart> {
  const platform = context.get(platformContext);
  const query = new URL(request.url).searchParams;
  const area = await findArea(platform, query.get("area") ?? "");
  if (area) return { area, free: await findFreeAreas(platform, area), values: {} };
  return { area: null, free: [], values: placeLookedFor(query) };
}

/** The place among the words that found nothing: "austin tx" is Austin in Texas, "smith" no place. */
function placeLookedFor(query: URLSearchParams): FormValues {
  const asked = (name: string) => (query.get(name) ?? "").slice(0, 100);
  const typed = splitCity(asked("city"));
  const city = findCity(typed.city, typed.state ?? (asked("state") || null));
  return {
    service: asked("service"),
    city: city?.city ?? "",
    state: city?.state ?? typed.state ?? asked("state"),
  };
}
