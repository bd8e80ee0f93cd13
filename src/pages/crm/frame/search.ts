import { searchOwnLeads } from "~/features/leads/own/list-own-leads.server.ts";
import { stageLabels } from "~/features/leads/stages.ts";
import type { FoundItem } from "~/pages/site/palette/found-item.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { searchText } from "~/platform/http/requests/list-query.ts";
import { readForm } from "~/platform/http/requests/read-body.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { Route } from "./+types/search";
import { memberContext } from "./guard.server.ts";

export const loader = () => {
  throw notFound();
};

const longest = 100;

/** POST /crm/search: the leads that the palette finds. A post, so that no name stands in an address. */
export async function action({ request, context }: Route.ActionArgs) {
  const words = searchText(String((await readForm(request)).get("q") ?? ""), longest);
  const leads = await searchOwnLeads(
    context.get(platformContext),
    context.get(memberContext),
    words,
  );
  const found = leads.map(
    ({ id, name, stage, city }): FoundItem => ({
      kind: "lead",
      href: `/crm/leads/${id}`,
      title: name,
      detail: `${stageLabels[stage]} · ${city}`,
    }),
  );
  return Response.json({ found }, { headers: { "cache-control": "no-store" } });
}
