import { searchStaffArea } from "~/domains/operations/index.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readForm } from "~/platform/http/requests/read-body.server.ts";
import { searchText } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import type { SearchResultItem } from "~/web/shared/palette/use-palette-key.ts";
import type { Route } from "./+types/search";

export const loader = () => {
  throw notFound();
};

const maxLength = 100;

/** POST /admin/search: search results for the palette. A POST keeps names out of URLs. */
export async function action({ request, context }: Route.ActionArgs) {
  const query = searchText(String((await readForm(request)).get("q") ?? ""), maxLength);
  const results: SearchResultItem[] = await searchStaffArea(
    context.get(platformContext),
    context.get(staffContext),
    query,
  );
  return Response.json({ found: results }, { headers: { "cache-control": "no-store" } });
}
