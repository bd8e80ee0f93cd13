import { findService } from "~/domains/shared/services/services.ts";
import { resultsGenerated } from "~/domains/signup/market-estimates/estimate-toasts.ts";
import { CompetitionBadge } from "~/domains/signup/market-estimates/figures/competition-badge.tsx";
import {
  competitionLevels,
  type ShownEstimate,
} from "~/domains/signup/market-estimates/market-estimates.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { StepHeading, type StepProps } from "./generator-heading.tsx";
import { typicalNote } from "./generator-state.ts";

type GeneratorResultProps = StepProps & {
  /** Null in the template, which the script fills in. */
  estimate: ShownEstimate | null;
  own: boolean;
};

/** Step 3: the market estimate and next steps. */
export function GeneratorResult({ estimate, own, level }: GeneratorResultProps) {
  return (
    <div className="flex flex-col gap-6">
      {own ? (
        <Alert tone="good" title={resultsGenerated.title} role="status">
          {resultsGenerated.description}
        </Alert>
      ) : null}
      <StepHeading id="result-title" level={level}>
        <span data-slot="trade">{estimate ? findService(estimate.industry)?.label : null}</span> in{" "}
        <span data-slot="city">{estimate?.city}</span>
      </StepHeading>
      <dl className="grid gap-px overflow-hidden rounded-xl border border-line bg-line sm:grid-cols-2">
        <div className="bg-surface p-5">
          <dt className="text-sm font-semibold text-muted">Search volume</dt>
          <dd className="mt-1 text-2xl font-bold tabular-nums" data-slot="search_volume">
            {estimate?.searchVolume.toLocaleString("en-US")}
          </dd>
          <dd className="text-sm text-muted">searches per month</dd>
        </div>
        <div className="bg-surface p-5">
          <dt className="text-sm font-semibold text-muted">Competition</dt>
          <dd className="mt-2" data-slot="competition">
            {estimate ? <CompetitionBadge competition={estimate.competition} /> : null}
          </dd>
          <dd className="mt-1 text-sm text-muted">for the same customers</dd>
        </div>
        <div className="bg-surface p-5 sm:col-span-2">
          <dt className="text-sm font-semibold text-muted">Estimated job value</dt>
          <dd
            className="mt-1 text-4xl font-bold tracking-tight tabular-nums"
            data-slot="lead_value_estimate"
          >
            {estimate?.leadValueEstimate}
          </dd>
          <dd className="text-sm text-muted">per month, whole market</dd>
        </div>
      </dl>
      <p className="text-sm text-muted empty:hidden" data-slot="typical">
        {estimate && !estimate.specificToCity ? typicalNote : null}
      </p>
      <template data-badges="">
        {competitionLevels.map((competition) => (
          <span key={competition} data-badge={competition}>
            <CompetitionBadge competition={competition} />
          </span>
        ))}
      </template>
      <p className="text-lg font-semibold">
        We'll build your lead system for you in{" "}
        <span className="whitespace-nowrap">24–48 hours.</span>
      </p>
      <LinkButton href="/get-started" variant="action" size="large">
        Get My Lead System
      </LinkButton>
      <p className="flex flex-wrap justify-between gap-x-6">
        <a href="/lead-estimator" data-to="start" className="text-link inline-block py-1">
          Start over
        </a>
        <a
          href={estimate?.sharePath ?? "/lead-estimator"}
          data-share=""
          className="text-link inline-block py-1"
        >
          Link to this estimate
        </a>
      </p>
    </div>
  );
}
