import { shownStates, stateLabels } from "~/features/job-estimates/job-estimates.ts";
import { listJobEstimates } from "~/features/job-estimates/list-estimates.server.ts";
import { useLiveUpdates } from "~/pages/site/frame/use-live-updates.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { Tabs } from "~/ui/navigation/tabs.tsx";
import { memberContext } from "../frame/guard.server.ts";
import { useIsMember } from "../frame/use-is-member.ts";
import type { Route } from "./+types/estimates";
import { EstimateRows } from "./estimate-rows.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Estimates" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const state = shownStates.find((one) => one === searchParams.get("state")) ?? null;
  const before = readId(searchParams.get("before"));
  const platform = context.get(platformContext);
  const list = await listJobEstimates(platform, context.get(memberContext), state, before);
  return { ...list, state, before };
}

/** The estimates of the business, those of each state by themselves (`estimates.states`). */
export default function Estimates({ loaderData }: Route.ComponentProps) {
  const { rows, next, state, before } = loaderData;
  useLiveUpdates("/crm/events", "job-estimate");
  const isMember = useIsMember();
  const address = (of: string | null) => (of ? `/crm/estimates?state=${of}` : "/crm/estimates");
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">Estimates</h1>
        <div className="flex gap-2">
          <LinkButton href="/crm/estimates/prices" variant="quiet">
            Price book
          </LinkButton>
          {isMember ? (
            <LinkButton href="/crm/estimates/new" variant="action">
              New estimate
            </LinkButton>
          ) : null}
        </div>
      </div>
      <Tabs
        label="State"
        items={[
          { href: address(null), label: "All", current: state === null },
          ...shownStates.map((one) => ({
            href: address(one),
            label: stateLabels[one],
            current: state === one,
          })),
        ]}
      />
      {rows.length === 0 ? (
        <EmptyState title={state ? "None of these" : "No estimates yet"}>
          {state
            ? "Estimates move here by themselves as they are sent and answered."
            : "Write one for somebody who asked, or for anybody you met. They accept it on a page of their own."}
        </EmptyState>
      ) : (
        <EstimateRows estimates={rows} />
      )}
      {rows.length > 0 ? (
        <p>
          <a
            href={`/crm/estimates/estimates.csv${state ? `?state=${state}` : ""}`}
            className="text-link inline-flex min-h-11 items-center text-sm"
            download
          >
            Download as CSV
          </a>
        </p>
      ) : null}
      {before || next ? (
        <nav aria-label="Pages" className="flex flex-wrap gap-3">
          {before ? (
            <LinkButton href={address(state)} variant="quiet">
              Newest first
            </LinkButton>
          ) : null}
          {next ? (
            <LinkButton
              href={`${address(state)}${state ? "&" : "?"}before=${next}`}
              variant="secondary"
            >
              Older estimates
            </LinkButton>
          ) : null}
        </nav>
      ) : null}
    </div>
  );
}
