import { searchBusiness } from "~/domains/office/index.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readForm } from "~/platform/http/requests/read-body.server.ts";
import { searchText } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { SearchResultItem } from "~/web/shared/palette/use-palette-key.ts";
import type { Route } from "./+types/search";
import { memberContext } from "./guard.server.ts";
import { maxSearch, searchResultHref } from "./hrefs.ts";

export const loader = () => {
  throw notFound();
};

/** POST /crm/search: search results for the palette. A POST keeps names out of URLs. */
export async function action({ request, context }: Route.ActionArgs) {
  const query = searchText(String((await readForm(request)).get("q") ?? ""), maxSearch);
  const results = await searchBusiness(
    context.get(platformContext),
    context.get(memberContext),
    query,
  );
  const items = results.map(
    ({ kind, id, title, detail }): SearchResultItem => ({
      kind,
      href: searchResultHref({ kind, id }),
      title,
      detail,
    }),
  );
  return Response.json({ found: items }, { headers: { "cache-control": "no-store" } });
}
