import { data } from "react-router";
import { firstContactTag } from "~/domains/follow-ups/index.server.ts";
import { formStamp } from "~/domains/leads/index.server.ts";
import { bookingTag } from "~/domains/schedule/index.server.ts";
import { attributionOfVisit } from "~/domains/shared/index.server.ts";
import { businessPath } from "~/domains/shared/index.ts";
import {
  brandStyle,
  callToAction,
  canonicalAddress,
  localBusiness,
  pageTag,
  questionsAndAnswers,
} from "~/domains/storefront/index.ts";
import {
  scriptHashHeader,
  styleHash,
  styleHashHeader,
} from "~/platform/http/responses/page-headers.server.ts";
import { handleLeadFormPost } from "~/web/customer/business/lead-form-action.server.ts";
import { ContactBar } from "~/web/shared/business/business-contact.tsx";
import { businessMeta } from "~/web/shared/metadata/page-meta.ts";
import { BusinessView } from "../../../shared/business/business-view.tsx";
import { useSite } from "../../../shared/frame/use-site.ts";
import { JsonLd } from "../../../shared/metadata/json-ld.tsx";
import { PhotoScript, photoScript } from "../photo-script.tsx";
import { rememberShown } from "../remember-shown.server.ts";
import { withTrackedNumber } from "../with-tracked-number.server.ts";
import type { Route } from "./+types/own-page";
import { openOwnSite } from "./open-own-site.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const { platform, page: businessPage } = await openOwnSite(args);
  const ownerId = businessPage.contractorId ?? businessPage.id;
  const tags = [pageTag(businessPage), firstContactTag(ownerId), bookingTag(ownerId)];
  const [[first, types, offersCalls], { page, pageHeaders }] = await Promise.all([
    rememberShown(args, businessPage),
    withTrackedNumber(args, businessPage, tags),
  ]);
  // The page for booking is only on the site.
  const bookUrl = new URL(`${businessPath(businessPage)}/book`, platform.settings.siteUrl).href;
  const canonical = canonicalAddress(platform.settings, page);
  return data(
    {
      page,
      canonical,
      first,
      offersCalls,
      stamp: formStamp(platform),
      bookUrl: types === null ? null : bookUrl,
    },
    {
      headers: {
        ...pageHeaders,
        [styleHashHeader]: styleHash(brandStyle(page.brandColor)),
        [scriptHashHeader]: styleHash(photoScript),
      },
    },
  );
}

/** The form and its thank-you page stay on the business's own host. */
export async function action(args: Route.ActionArgs) {
  const { page, site } = await openOwnSite(args);
  return handleLeadFormPost(args, page, {
    pageUrl: `${site.origin}/`,
    thanks: "/requested",
    attribution: (_values, now) => attributionOfVisit(args.request, now),
  });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? businessMeta(matches, loaderData.page, loaderData.canonical) : [];

/**
 * A business page on its own domain or subdomain: the same as on the site, without the site's own
 * parts.
 */
export default function OwnPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, canonical, first, offersCalls, stamp, bookUrl } = loaderData;
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
        offersCalls={offersCalls}
        bookUrl={bookUrl}
        privacy={`${siteUrl}/privacy`}
        {...(actionData
          ? {
              submitted: {
                values: actionData.values,
                errors: actionData.errors,
                refusal: actionData.message,
              },
            }
          : {})}
      />
      <PhotoScript />
      <ContactBar page={page} cta={callToAction(page)} />
    </>
  );
}
