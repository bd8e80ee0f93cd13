import { relatedTo } from "~/content/related-pages.ts";
import {
  confirmYourAddress,
  revenueShareApply,
  revenueShareComparison,
  revenueShareExample,
  revenueShareHero,
  revenueShareMeta,
  revenueShareSteps,
} from "~/content/revenue-share.ts";
import { applicationToasts, defaultCommissionRate } from "~/domains/growth/index.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { runsScriptFiles } from "~/platform/http/responses/page-headers.server.ts";
import { LinkButton } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { NumberedSteps, PageHero, SectionHeading } from "~/ui/layout/page-sections.tsx";
import { ComparisonTable } from "~/ui/tables/comparison-table.tsx";
import { PageBreadcrumbs } from "~/web/shared/breadcrumbs/page-breadcrumbs.tsx";
import { contentMeta } from "~/web/shared/metadata/page-meta.ts";
import { RelatedList } from "~/web/shared/sections/related-links.tsx";
import { Island } from "../../shared/script/island.tsx";
import type { Route } from "./+types/revenue-share";
import { handleApplicationForm } from "./application-action.server.ts";
import { ApplicationForm } from "./application-form.tsx";
import script from "./run-application.ts?worker&url";

const { caption, revenue, labels } = revenueShareExample;

export const headers = () => runsScriptFiles;

export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const related = relatedTo("/revenue-share", 6).map(({ path, title }) => ({ path, title }));
  return { requestKey: newRequestKey(), applied: searchParams.has("applied"), related };
}

/** Handles the form without JavaScript; with JavaScript it uses the data API. */
export const action = (args: Route.ActionArgs) => handleApplicationForm(args);

export const meta: Route.MetaFunction = ({ matches }) =>
  contentMeta(matches, revenueShareMeta, "/revenue-share");

/** The program, with the application form. */
export default function RevenueShare({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageBreadcrumbs />
      <PageHero {...revenueShareHero} picture={<ClosedDeal />}>
        <LinkButton href="#apply" variant="action" size="large">
          {revenueShareHero.action}
        </LinkButton>
        <p className="mt-4 text-sm text-muted">{revenueShareHero.note}</p>
      </PageHero>
      <section className="section-space border-y border-line bg-sunken">
        <div className="page-width grid items-start gap-10 lg:grid-cols-[1fr_1.6fr] lg:gap-16">
          <div>
            <SectionHeading
              title={revenueShareComparison.title}
              lead={revenueShareComparison.lead}
            />
          </div>
          <ComparisonTable {...revenueShareComparison} />
        </div>
      </section>
      <NumberedSteps {...revenueShareSteps} />
      <section id="apply" className="section-space border-y border-line bg-sunken">
        <div className="mx-auto w-full max-w-3xl px-4">
          <SectionHeading {...revenueShareApply} />
          <Card className="mt-8 sm:p-10">
            {loaderData.applied ? (
              <div className="mb-8">
                <Alert tone="good" title={applicationToasts.submitted.title} role="status">
                  <p>{applicationToasts.submitted.description}</p>
                  <p className="mt-1">{confirmYourAddress}</p>
                </Alert>
              </div>
            ) : null}
            <Island
              form={ApplicationForm}
              script={script}
              props={{ requestKey: loaderData.requestKey, result: actionData }}
            />
          </Card>
        </div>
      </section>
      <RelatedList pages={loaderData.related} />
    </>
  );
}

/** Example of a closed job and how its revenue is split. */
function ClosedDeal() {
  const commission = revenue * defaultCommissionRate;
  const share = `${defaultCommissionRate * 100}%`;
  const contractorShare = `${(1 - defaultCommissionRate) * 100}%`;
  const lines = [
    { label: labels.upfront, figure: dollars(0) },
    { label: labels.invoice, figure: dollars(revenue) },
    { label: `${labels.commission}, ${share}`, figure: `−${dollars(commission)}` },
  ];
  return (
    <figure className="floating rounded-3xl bg-surface p-6 sm:p-8">
      <figcaption className="font-bold">{caption}</figcaption>
      <p className="mt-6 flex justify-between text-sm font-semibold" aria-hidden="true">
        <span>
          {labels.kept} {contractorShare}
        </span>
        <span>
          {labels.ours} {share}
        </span>
      </p>
      <svg
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        className="mt-2 h-14 w-full overflow-hidden rounded-xl"
        aria-hidden="true"
      >
        <rect width={(1 - defaultCommissionRate) * 100} height="10" className="fill-good" />
        <rect
          x={(1 - defaultCommissionRate) * 100 + 0.75}
          width={defaultCommissionRate * 100}
          height="10"
          className="fill-action"
        />
      </svg>
      <dl className="mt-6">
        {lines.map(({ label, figure }) => (
          <div key={label} className="flex justify-between gap-4 border-b border-line py-3">
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold tabular-nums">{figure}</dd>
          </div>
        ))}
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 pt-4">
          <dt className="text-lg font-semibold">{labels.kept}</dt>
          <dd className="text-4xl font-bold tracking-tight text-good tabular-nums">
            {dollars(revenue - commission)}
          </dd>
        </div>
      </dl>
    </figure>
  );
}

const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;
