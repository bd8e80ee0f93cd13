import { data, href } from "react-router";
import {
  findDepositTerms,
  findEstimateByLink,
  type OpenedEstimate,
} from "~/domains/billing/index.server.ts";
import { jobEstimateText } from "~/domains/billing/index.ts";
import { dayOf, formatCents, longDay } from "~/domains/shared/index.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { linkStatus } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Outcome } from "~/ui/feedback/outcome.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { allowBrand } from "~/web/shared/business-look/brand-headers.server.ts";
import { BusinessBand } from "~/web/shared/business-look/business-band.tsx";
import { EstimateHead, EstimatePhotos } from "~/web/shared/estimates/estimate-head.tsx";
import { EstimateOption } from "~/web/shared/estimates/estimate-option.tsx";
import { PhoneLink } from "~/web/shared/frame/contact-links.tsx";
import { ViewedImage } from "~/web/shared/viewed/viewed-image.tsx";
import type { Route } from "./+types/estimate";
import { handleEstimateForm } from "./estimate-action.server.ts";
import { Deposit } from "./estimate-paper.tsx";
import { AcceptForm, AskForm, DeclineForm } from "./response-forms.tsx";

export const meta: Route.MetaFunction = () => [
  { title: jobEstimateText.pageTitle },
  { name: "robots", content: "noindex" },
];

/** Opening the link changes nothing, because scanners open links too. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const estimate = await findEstimateByLink(platform, params.token);
  const terms = estimate ? await findDepositTerms(platform, params.token) : null;
  const requestKey = newRequestKey();
  const headers = allowBrand(estimate?.branding);
  return data(
    { found: estimate, terms, requestKey },
    { status: linkStatus(estimate !== null), headers },
  );
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const action = (args: Route.ActionArgs) => handleEstimateForm(args, args.params.token);

/** Estimate for the customer, who can accept it, decline it or ask a question. */
export default function Estimate({ loaderData, actionData, params }: Route.ComponentProps) {
  const { found, terms, requestKey } = loaderData;
  if (!found) {
    return (
      <Outcome title={jobEstimateText.linkExpired}>
        <p>{jobEstimateText.linkExpiredHelp}</p>
      </Outcome>
    );
  }
  const { shown, state, response, mayAsk } = found;
  const { name, phone } = shown.business;
  const accepted = response?.kind === "accepted" ? response.option : null;
  const options = shown.options.map((_, option) => option);
  return (
    <>
      <BusinessBand branding={found.branding} />
      <div className="page-width section-space flex max-w-3xl flex-col gap-6">
        <h1 className="text-3xl break-words">{jobEstimateText.heading(name)}</h1>
        <ViewedImage src={href("/e/:token/viewed", params)} />
        <EstimateStatus found={found} />
        {actionData?.message ? (
          <Alert tone="warning" role="alert">
            {actionData.message}
          </Alert>
        ) : null}
        {actionData?.questionSent ? (
          <Alert tone="good" role="status">
            {jobEstimateText.questionSent(name)}
          </Alert>
        ) : null}
        <Card className="max-sm:p-4">
          <EstimateHead shown={shown} />
          <EstimatePhotos
            photos={shown.content.photos ?? []}
            hrefOf={(photo) => href("/e/:token/photos/:photo", { ...params, photo })}
          />
          <p className="mt-4 print:hidden">
            <a href={href("/e/:token/estimate.pdf", params)} className="text-link">
              {jobEstimateText.download}
            </a>
          </p>
        </Card>
        <Deposit
          options={shown.options}
          accepted={accepted}
          isOpen={state === "sent"}
          businessName={name}
          terms={terms}
        />
        {state === "sent" ? (
          <AcceptForm shown={shown} errors={actionData?.errors ?? {}} values={actionData?.values} />
        ) : (
          options
            .filter((option) => accepted === null || option === accepted)
            .map((option) => (
              <Card key={option} as="section" className="max-sm:p-4">
                {shown.options.length > 1 ? (
                  <h2 className="mb-2 text-xl">{shown.options[option]?.name}</h2>
                ) : null}
                <EstimateOption shown={shown} option={option} />
              </Card>
            ))
        )}
        {mayAsk ? (
          <AskForm
            requestKey={requestKey}
            errors={actionData?.errors ?? {}}
            values={actionData?.values}
          />
        ) : null}
        {state === "sent" ? <DeclineForm version={shown.version} /> : null}
        {phone ? (
          <p>
            {jobEstimateText.orCall(name)} <PhoneLink phone={phone} />.
          </p>
        ) : null}
      </div>
    </>
  );
}

/** Status of an estimate that can't be accepted now; nothing for one that can. */
function EstimateStatus({ found }: { found: OpenedEstimate }) {
  const { shown, state, response, zone } = found;
  const { business, content, options } = shown;
  if (state === "expired") {
    return (
      <Alert tone="warning" title={jobEstimateText.expired(longDay(content.expiresOn))}>
        {jobEstimateText.expiredHelp(business.name)}
      </Alert>
    );
  }
  if (!response) return null;
  const on = longDay(dayOf(response.createdAt, zone));
  if (response.kind === "declined") {
    return (
      <Alert tone="neutral" title={jobEstimateText.declined(on)}>
        {jobEstimateText.declinedHelp(business.name)}
      </Alert>
    );
  }
  const chosen = options.length > 1 ? options[response.option ?? 0]?.name : null;
  const accepted = {
    option: chosen ?? null,
    total: formatCents(response.totalCents ?? 0),
    businessName: business.name,
  };
  return (
    <Alert tone="good" title={jobEstimateText.accepted(on)}>
      {response.typedName
        ? jobEstimateText.acceptedBy({ name: response.typedName, ...accepted })
        : jobEstimateText.approvedWith(accepted)}
    </Alert>
  );
}
