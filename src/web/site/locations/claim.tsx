import { claimWords } from "~/content/locations.ts";
import { claimAddress } from "~/domains/publishing/directory/areas.ts";
import { NewAreaFields } from "~/domains/signup/market-estimates/claims/new-area-fields.tsx";
import { cityAndState, serviceTitle } from "~/domains/storefront/business-pages/business-pages.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { Card } from "~/ui/layout/card.tsx";
import { PageBreadcrumbs } from "../../shared/breadcrumbs/page-breadcrumbs.tsx";
import type { Route } from "./+types/claim";
import { AreaChoice } from "./area-choice.tsx";
import { answerClaim } from "./claim-action.server.ts";
import { ClaimForm } from "./claim-form.tsx";
import { readClaimStart } from "./claim-start.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  return { ...(await readClaimStart(context, request)), requestKey: newRequestKey() };
}

export const action = (args: Route.ActionArgs) => answerClaim(args);

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.area ? claimWords.claim.title : claimWords.request.title },
  { name: "robots", content: "noindex" },
];

/** The claim dialog as a page, for where no script runs. */
export default function Claim({ loaderData, actionData }: Route.ComponentProps) {
  const { area, free } = loaderData;
  const words = area ? claimWords.claim : claimWords.request;
  return (
    <>
      <PageBreadcrumbs
        crumbs={[
          { label: "Home", href: "/" },
          { label: "Locations", href: "/locations" },
          { label: words.title },
        ]}
      />
      <div className="page-width max-w-xl pt-6 pb-16">
        <h1 className="text-3xl">{words.title}</h1>
        {area ? (
          <p className="mt-3 text-lg font-semibold">
            {serviceTitle(area.service)} in {cityAndState(area)}
          </p>
        ) : null}
        <p className="mt-3 text-lg text-muted">{words.lead}</p>
        <Card className="mt-6 sm:p-8">
          <ClaimForm
            action={claimAddress(area)}
            area={(field) =>
              area ? (
                <AreaChoice area={area} free={free} chosen={actionData?.values.city} />
              ) : (
                <NewAreaFields field={field} />
              )
            }
            values={loaderData.values}
            errors={{}}
            failure={null}
            requestKey={loaderData.requestKey}
            {...actionData}
          />
        </Card>
      </div>
    </>
  );
}
