import { claimTexts } from "~/content/locations.ts";
import { type Area, type AreaWithHolder, claimAddress } from "~/domains/publishing/index.ts";
import { NewAreaFields } from "~/domains/signup/index.ts";
import { cityAndState, serviceTitle } from "~/domains/storefront/index.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { Badge } from "~/ui/feedback/badge.tsx";
import { Choice } from "~/ui/form/choice.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { PageBreadcrumbs } from "~/web/shared/breadcrumbs/page-breadcrumbs.tsx";
import type { Route } from "./+types/claim";
import { handleClaimForm, readClaimStart } from "./claim-action.server.ts";
import { ClaimForm } from "./claim-form.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  return { ...(await readClaimStart(context, request)), requestKey: newRequestKey() };
}

export const action = (args: Route.ActionArgs) => handleClaimForm(args);

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.area ? claimTexts.claim.title : claimTexts.request.title },
  { name: "robots", content: "noindex" },
];

/** The claim dialog as a page, for use without JavaScript. */
export default function Claim({ loaderData, actionData }: Route.ComponentProps) {
  const { area, openAreas } = loaderData;
  const texts = area ? claimTexts.claim : claimTexts.request;
  return (
    <>
      <PageBreadcrumbs
        crumbs={[
          { label: "Home", href: "/" },
          { label: "Locations", href: "/locations" },
          { label: texts.title },
        ]}
      />
      <div className="page-width max-w-xl pt-6 pb-16">
        <h1 className="text-3xl">{texts.title}</h1>
        {area ? (
          <p className="mt-3 text-lg font-semibold">
            {serviceTitle(area.service)} in {cityAndState(area)}
          </p>
        ) : null}
        <p className="mt-3 text-lg text-muted">{texts.lead}</p>
        <Card className="mt-6 sm:p-8">
          <ClaimForm
            action={claimAddress(area)}
            area={(field) =>
              area ? (
                <AreaChoice area={area} openAreas={openAreas} chosen={actionData?.values.city} />
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

type AreaChoiceProps = {
  area: AreaWithHolder;
  openAreas: readonly Area[];
  /** Previous selection; initially the area itself. */
  chosen: string | readonly string[] | undefined;
};

/** The claimed area or, if there are open ones nearby, a choice of those. */
function AreaChoice({ area, openAreas, chosen = cityAndState(area) }: AreaChoiceProps) {
  return (
    <div data-areas="">
      <input type="hidden" name="service" value={area.service} />
      {openAreas.length === 0 ? (
        <input type="hidden" name="city" value={cityAndState(area)} />
      ) : (
        <fieldset>
          <legend className="font-semibold">Territory</legend>
          {area.holder ? (
            <p className="mb-1 text-sm text-muted">
              <bdi>{area.holder.name}</bdi> holds {area.city}. Pick an open area, or request it
              anyway and be first to hear when it opens.
            </p>
          ) : null}
          <div className="grid sm:grid-cols-2">
            {[area, ...openAreas].map((town, index) => (
              <Choice
                key={town.city}
                id={`city-${index}`}
                type="radio"
                name="city"
                value={cityAndState(town)}
                defaultChecked={cityAndState(town) === chosen}
                label={
                  <span className="flex flex-wrap items-center gap-x-3">
                    {cityAndState(town)}
                    {town === area && area.holder ? (
                      <Badge>Taken</Badge>
                    ) : (
                      <Badge tone="good">Open</Badge>
                    )}
                  </span>
                }
              />
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
