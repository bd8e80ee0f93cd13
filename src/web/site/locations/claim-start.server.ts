import type { RouterContextProvider } from "react-router";
import type { Area, AreaWithHolder } from "~/domains/publishing/directory/areas.ts";
import { findArea, findOpenAreas } from "~/domains/publishing/directory/find-areas.server.ts";
import { findCity } from "~/domains/shared/cities/known-cities.server.ts";
import { splitCity } from "~/domains/signup/market-estimates/cities/typed-city.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { FormValues } from "~/platform/validation/form.ts";

/** Initial state of the claim form: a known area, or the search text. */
export type ClaimStart = {
  area: AreaWithHolder | null;
  free: readonly Area[];
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
  if (area) return { area, free: await findOpenAreas(platform, area), values: {} };
  return { area: null, free: [], values: parseSearchedPlace(query) };
}

/** Place in a search without results: "austin tx" is Austin in Texas, "smith" is no place. */
function parseSearchedPlace(query: URLSearchParams): FormValues {
  const asked = (name: string) => (query.get(name) ?? "").slice(0, 100);
  const typed = splitCity(asked("city"));
  const city = findCity(typed.city, typed.state ?? (asked("state") || null));
  return {
    service: asked("service"),
    city: city?.city ?? "",
    state: city?.state ?? typed.state ?? asked("state"),
  };
}
