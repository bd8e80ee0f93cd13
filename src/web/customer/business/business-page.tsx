import { data, redirect } from "react-router";
import { topCities } from "~/content/business-links.ts";
import { firstContactTag } from "~/domains/follow-ups/index.server.ts";
import { formStamp } from "~/domains/leads/index.server.ts";
import { bookingTag } from "~/domains/schedule/index.server.ts";
import { attributionOfVisit } from "~/domains/shared/index.server.ts";
import { findBusinessPage, findLivePaths } from "~/domains/storefront/index.server.ts";
import {
  brandStyle,
  callToAction,
  canonicalAddress,
  localBusiness,
  pageTag,
  questionsAndAnswers,
  serviceInPlace,
  businessPageText as text,
} from "~/domains/storefront/index.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import {
  scriptHashHeader,
  styleHash,
  styleHashHeader,
} from "~/platform/http/responses/page-headers.server.ts";
import { PageBreadcrumbs } from "~/web/shared/breadcrumbs/page-breadcrumbs.tsx";
import { ContactBar } from "~/web/shared/business/business-contact.tsx";
import { BusinessLinks } from "~/web/shared/business/business-sections.tsx";
import { resultOrNotFound } from "~/web/shared/errors/not-found.server.ts";
import { businessMeta } from "~/web/shared/metadata/page-meta.ts";
import { BusinessView } from "../../shared/business/business-view.tsx";
import { JsonLd } from "../../shared/metadata/json-ld.tsx";
import type { Route } from "./+types/business-page";
import { handleLeadFormPost } from "./lead-form-action.server.ts";
import { PhotoScript, photoScript } from "./photo-script.tsx";
import { rememberShown } from "./remember-shown.server.ts";
import { withTrackedNumber } from "./with-tracked-number.server.ts";

/** The page at a URL, or a redirect to its canonical URL. */
function open(args: Route.LoaderArgs | Route.ActionArgs) {
  const platform = args.context.get(platformContext);
  return resultOrNotFound(args, findBusinessPage(platform, args.params));
}

export async function loader(args: Route.LoaderArgs) {
  const { page: businessPage, path } = await open(args);
  const { pathname, search } = new URL(args.request.url);
  if (pathname !== path) throw redirect(path + search, 301);
  const platform = args.context.get(platformContext);
  // Includes the tags of the top cities, whose links change when their pages are published or paused.
  const tags = new Set([
    pageTag(businessPage),
    ...topCities.map(pageTag),
    firstContactTag(businessPage.contractorId ?? businessPage.id),
    bookingTag(businessPage.contractorId ?? businessPage.id),
  ]);
  const [livePaths, [first, types, offersCalls], { page, pageHeaders }] = await resultOrNotFound(
    args,
    Promise.all([
      platform.pages.remember(`top-cities:${businessPage.id}`, () =>
        findLivePaths(platform, topCities),
      ),
      rememberShown(args, businessPage),
      withTrackedNumber(args, businessPage, [...tags]),
    ]),
  );
  return data(
    {
      page,
      path,
      canonical: canonicalAddress(platform.settings, page),
      livePaths,
      first,
      offersCalls,
      stamp: formStamp(platform),
      bookUrl: types === null ? null : `${path}/book`,
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

/** Handles the lead form: redirects to the thank-you page, or shows the form again with its input. */
export async function action(args: Route.ActionArgs) {
  const { page, path } = await open(args);
  const { siteUrl } = args.context.get(platformContext).settings;
  return handleLeadFormPost(args, page, {
    pageUrl: new URL(path, siteUrl).href,
    thanks: `${path}/requested`,
    attribution: (_values, now) => attributionOfVisit(args.request, now),
  });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? businessMeta(matches, loaderData.page, loaderData.canonical) : [];

export default function BusinessPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, path, canonical, stamp, livePaths, first, offersCalls, bookUrl } = loaderData;
  const questions = questionsAndAnswers(page);
  return (
    <>
      <JsonLd data={localBusiness(page, canonical)} />
      {questions ? <JsonLd data={questions} /> : null}
      <PageBreadcrumbs
        crumbs={[
          { label: text.crumbs.home, href: "/" },
          { label: text.crumbs.services, href: "/services" },
          { label: serviceInPlace(page) },
        ]}
      />
      <BusinessView
        page={page}
        path={path}
        stamp={stamp}
        first={first}
        offersCalls={offersCalls}
        bookUrl={bookUrl}
        submitted={
          actionData && {
            values: actionData.values,
            errors: actionData.errors,
            refusal: actionData.message,
          }
        }
      />
      <PhotoScript />
      <BusinessLinks livePaths={livePaths} />
      <ContactBar page={page} cta={callToAction(page)} />
    </>
  );
}
