import { data } from "react-router";
import { brandStyle } from "~/features/business-pages/brand-colors.ts";
import { pageTag } from "~/features/business-pages/business-pages.ts";
import { canonicalAddress } from "~/features/business-pages/canonical-address.ts";
import { callToAction } from "~/features/business-pages/page-names.ts";
import { localBusiness, questionsAndAnswers } from "~/features/business-pages/structured-data.ts";
import { findFirstContact, firstContactTag } from "~/features/follow-ups/first-contact.server.ts";
import { formStamp } from "~/features/leads/capture/form-stamp.server.ts";
import { styleHash, styleHashHeader } from "~/platform/http/responses/page-headers.server.ts";
import { businessMeta } from "../../site/business/business-meta.ts";
import { BusinessView } from "../../site/business/business-view.tsx";
import { ContactBar } from "../../site/business/contact-bar.tsx";
import { useSite } from "../../site/frame/use-site.ts";
import { JsonLd } from "../../site/metadata/json-ld.tsx";
import { answerLeadForm } from "../lead-form-action.server.ts";
import { withShownNumber } from "../with-shown-number.server.ts";
import type { Route } from "./+types/own-page";
import { openOwnSite } from "./open-own-site.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const { platform, page: found } = await openOwnSite(args);
  const tags = [pageTag(found), firstContactTag(found.contractorId ?? found.id)];
  const first = await findFirstContact(platform, found);
  const { page, kept } = await withShownNumber(args, found, tags);
  const canonical = canonicalAddress(platform.settings, page);
  return data(
    { page, canonical, first, stamp: formStamp(platform) },
    {
      headers: {
        ...kept,
        [styleHashHeader]: styleHash(brandStyle(page.brandColor)),
      },
    },
  );
}

/** The form stays at the business's own address, its thanks as well. */
export async function action(args: Route.ActionArgs) {
  const { page, site } = await openOwnSite(args);
  return answerLeadForm(args, page, { pageUrl: `${site.origin}/`, thanks: "/requested" });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? businessMeta(matches, loaderData.page, loaderData.canonical) : [];

/** A business's page at its own address: the same as on the site, without what is the site's. */
export default function OwnPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, canonical, first, stamp } = loaderData;
  const { siteUrl } = useSite();
  const questions = questionsAndAnswers(page);
  return (
    <>
      <JsonLd data={localBusiness(page, canonical)} />
      {questions ? <JsonLd data={questions} /> : null}
      <BusinessView
        page={page}
        path="/"
        stamp={stamp}
        first={first}
        privacy={`${siteUrl}/privacy`}
        {...(actionData
          ? {
              answer: {
                values: actionData.values,
                errors: actionData.errors,
                refusal: actionData.message,
              },
            }
          : {})}
      />
      <ContactBar page={page} cta={callToAction(page)} />
    </>
  );
}
