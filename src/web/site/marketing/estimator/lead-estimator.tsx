import { afterEstimate, estimatorHero, estimatorMeta, reading } from "~/content/lead-estimator.ts";
import { ResultsGenerator } from "~/domains/signup/index.ts";
import { cachedUnder, runsScriptFiles } from "~/platform/http/responses/page-headers.server.ts";
import { NumberedSteps, PageHero, SectionHeading } from "~/ui/layout/page-sections.tsx";
import { PageBreadcrumbs } from "~/web/shared/breadcrumbs/page-breadcrumbs.tsx";
import { contentMeta } from "~/web/shared/metadata/page-meta.ts";
import { RelatedLinks } from "~/web/shared/sections/related-links.tsx";
import { Points, Promises } from "~/web/site/marketing/parts/marketing-parts.tsx";
import type { Route } from "./+types/lead-estimator";
import { handleLeadEstimatorForm, readGeneratorState } from "./lead-estimator-action.server.ts";

export const headers = () => ({ ...cachedUnder("site"), ...runsScriptFiles });

export const meta: Route.MetaFunction = ({ matches }) =>
  contentMeta(matches, estimatorMeta, "/lead-estimator");

export async function loader({ request, context }: Route.LoaderArgs) {
  return { state: await readGeneratorState(request, context) };
}

/** Handles the contact form without JavaScript; with JavaScript it uses the data API. */
export const action = (args: Route.ActionArgs) => handleLeadEstimatorForm(args);

/** The Results Generator on its own page, with an explanation of its results. */
export default function LeadEstimator({ loaderData, actionData }: Route.ComponentProps) {
  const { state } = actionData ?? loaderData;
  return (
    <>
      <PageBreadcrumbs />
      <PageHero
        {...estimatorHero}
        picture={<ResultsGenerator state={state} level={2} />}
        pictureFirst={state.step !== "area"}
      >
        <Promises promises={estimatorHero.points} />
      </PageHero>
      <EstimateReading />
      <NumberedSteps {...afterEstimate} />
      <RelatedLinks currentPage="/lead-estimator" />
    </>
  );
}

/** Explains the three figures of an estimate. */
function EstimateReading() {
  return (
    <section className="section-space border-y border-line bg-sunken">
      <div className="page-width">
        <SectionHeading title={reading.title} lead={reading.lead} />
        <Points points={reading.points} className="mt-12 gap-8 md:grid-cols-3" />
      </div>
    </section>
  );
}
