import { relatedTo } from "~/content/related-pages.ts";
import {
  confirmYourAddress,
  revenueShareApply,
  revenueShareComparison,
  revenueShareHero,
  revenueShareMeta,
  revenueShareSteps,
} from "~/content/revenue-share.ts";
import { applicationToasts } from "~/domains/growth/revenue-share/revenue-share.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { runsScriptFiles } from "~/platform/http/responses/page-headers.server.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { NumberedSteps } from "~/ui/layout/numbered-steps.tsx";
import { PageHero } from "~/ui/layout/page-hero.tsx";
import { SectionHeading } from "~/ui/layout/section-heading.tsx";
import { ComparisonTable } from "~/ui/tables/comparison-table.tsx";
import { PageBreadcrumbs } from "../../shared/breadcrumbs/page-breadcrumbs.tsx";
import { wordsMeta } from "../../shared/metadata/words-meta.ts";
import { Island } from "../../shared/script/island.tsx";
import { RelatedList } from "../../shared/sections/related-list.tsx";
import type { Route } from "./+types/revenue-share";
import { answerApplication } from "./application-action.server.ts";
import { ApplicationForm } from "./application-form.tsx";
import { ClosedDeal } from "./closed-deal.tsx";
import script from "./run-application.ts?worker&url";

export const headers = () => runsScriptFiles;

export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const related = relatedTo("/revenue-share", 6).map(({ path, title }) => ({ path, title }));
  return { requestKey: newRequestKey(), applied: searchParams.has("applied"), related };
}

/** What the form does without script; with script it talks to the data API. */
export const action = (args: Route.ActionArgs) => answerApplication(args);

export const meta: Route.MetaFunction = ({ matches }) =>
  wordsMeta(matches, revenueShareMeta, "/revenue-share");

/** What the program is, and the application (`content.revenue-share`). */
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
              props={{ requestKey: loaderData.requestKey, answered: actionData }}
            />
          </Card>
        </div>
      </section>
      <RelatedList pages={loaderData.related} />
    </>
  );
}
