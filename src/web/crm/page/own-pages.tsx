import { href } from "react-router";
import { listFreePages } from "~/domains/growth/index.server.ts";
import { longDay } from "~/domains/shared/index.ts";
import { listOwnPages } from "~/domains/storefront/index.server.ts";
import { serviceTitle } from "~/domains/storefront/index.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { LinkButton } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import type { Route } from "./+types/own-pages";

export const meta: Route.MetaFunction = () => [{ title: "My page" }];

export async function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const actor = context.get(memberContext);
  const [pages, free] = await Promise.all([
    listOwnPages(platform, actor),
    listFreePages(platform, actor),
  ]);
  return {
    pages: pages.map((page) => ({ ...page, freeThrough: free.get(page.id) ?? null })),
  };
}

type OwnPage = Route.ComponentProps["loaderData"]["pages"][number];

const standings = {
  held: { label: "Exclusive", tone: "good" },
  waiting: { label: "Waiting", tone: "warning" },
  review: { label: "Under review", tone: "info" },
  needs_plan: { label: "Needs a plan", tone: "warning" },
  asked: { label: "Requested", tone: "info" },
  paused: { label: "Paused", tone: "neutral" },
} as const;

/** The business's pages with the status of each territory. */
export default function OwnPages({ loaderData: { pages } }: Route.ComponentProps) {
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl">My page</h1>
      {pages.length === 0 ? (
        <EmptyState title="No page yet">
          Once your setup is complete, your page shows up here.
        </EmptyState>
      ) : null}
      {pages.map((page) => (
        <PageCard key={page.id} page={page} />
      ))}
    </div>
  );
}

function PageCard({ page }: { page: OwnPage }) {
  const { id, service, city, state, status, standing, address, freeThrough } = page;
  const { label, tone } = standings[standing];
  return (
    <Card as="section" aria-labelledby={id}>
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={id} className="text-lg">
          {serviceTitle(service)} in {city}, {state}
        </h2>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className="mt-1 max-w-prose text-sm text-muted">
        <Standing page={page} />
      </p>
      {status === "live" ? <p className="mt-2 text-sm wrap-anywhere">{address}</p> : null}
      <div className="mt-4 flex flex-wrap gap-3">
        <LinkButton href={href("/crm/page/:id", { id })}>Edit page</LinkButton>
        <LinkButton href={href("/crm/page/:id/address", { id })} variant="secondary">
          Web address
        </LinkButton>
        <LinkButton href={href("/crm/page/:id/website", { id })} variant="secondary">
          Your own website
        </LinkButton>
        {standing === "needs_plan" || freeThrough ? (
          <LinkButton href={href("/crm/settings/plan")} variant="secondary">
            See plans
          </LinkButton>
        ) : null}
        {status === "live" ? (
          <LinkButton href={address} variant="secondary">
            View page
          </LinkButton>
        ) : null}
      </div>
    </Card>
  );
}

function Standing({ page }: { page: OwnPage }) {
  const format = useFormatDate();
  const { standing, waitingSince, before, freeThrough } = page;
  switch (standing) {
    case "held":
      return freeThrough
        ? `This territory is yours alone. The page is free through ${longDay(freeThrough)}: pick a plan by then to keep it.`
        : "This territory is yours alone: every lead from this page comes only to you.";
    case "waiting":
      return `Another business holds this territory. You’ve been waiting since ${format(waitingSince ?? new Date(0), "MMM d, yyyy")}; ${before === 0 ? "you’re next" : `${before} ${before === 1 ? "business is" : "businesses are"} ahead of you`}. Your changes here are saved for when it’s yours.`;
    case "review":
      return "We're reviewing this page before it goes live, and we'll email you within 24 hours. You can edit it now.";
    case "needs_plan":
      return "This page goes live when you pick a plan. Up to 3 pages in one city can be live without one.";
    case "asked":
      return "Not live yet. We'll email you when it is. You can edit it now.";
    case "paused":
      return "Not live. Your changes will show when it’s live again.";
  }
}
