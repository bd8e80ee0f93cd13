import { listJobEstimates } from "~/domains/billing/index.server.ts";
import { estimateStateLabels, shownEstimateStates } from "~/domains/billing/index.ts";
import { readChoice, readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { LinkButton } from "~/ui/buttons/button.tsx";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { useLiveUpdates } from "~/web/shared/frame/use-live-updates.ts";
import type { Route } from "./+types/estimates";
import { DocumentList } from "./document-list.tsx";
import { EstimateRows } from "./document-rows.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Estimates" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const state = readChoice(searchParams, "state", shownEstimateStates);
  const before = readId(searchParams.get("before"));
  const platform = context.get(platformContext);
  const list = await listJobEstimates(platform, context.get(memberContext), state, before);
  return { ...list, state, before };
}

/** The business's estimates, filtered by state. */
export default function Estimates({ loaderData }: Route.ComponentProps) {
  const { rows, next, state, before } = loaderData;
  useLiveUpdates("/crm/events", "job-estimate");
  const isMember = useIsMember();
  return (
    <DocumentList
      title="Estimates"
      address="/crm/estimates"
      ways={
        <>
          <LinkButton href="/crm/estimates/prices" variant="quiet">
            Price book
          </LinkButton>
          {isMember ? (
            <LinkButton href="/crm/estimates/new" variant="action">
              New estimate
            </LinkButton>
          ) : null}
        </>
      }
      states={shownEstimateStates.map((value) => ({ value, label: estimateStateLabels[value] }))}
      state={state}
      empty={{
        of: "Estimates move here automatically as you send them and customers reply.",
        all: "Create one for a lead, or for anyone you met. They can accept it on their own page.",
      }}
      files={[{ href: "/crm/estimates/estimates.csv", label: "Download as CSV" }]}
      older="Older estimates"
      before={before}
      next={next}
      count={rows.length}
    >
      <EstimateRows estimates={rows} />
    </DocumentList>
  );
}
