import { data, redirect } from "react-router";
import { topCities } from "~/content/business-links.ts";
import { visitor } from "~/features/access/actor.ts";
import { attributionOf } from "~/features/attribution/visit-cookie.server.ts";
import { brandStyle } from "~/features/business-pages/brand-colors.ts";
import {
  businessPageTitle,
  callToAction,
  cityAndState,
  pageTag,
  serviceTitle,
} from "~/features/business-pages/business-pages.ts";
import {
  findBusinessPage,
  findLivePaths,
} from "~/features/business-pages/find-business-page.server.ts";
import { localBusiness, questionsAndAnswers } from "~/features/business-pages/structured-data.ts";
import { formStamp } from "~/features/leads/capture/form-stamp.server.ts";
import { takeLeadForm } from "~/features/leads/capture/take-lead-form.server.ts";
import { shownRefusal, statusOfRefusal } from "~/platform/http/failures/refusal.server.ts";
import { readFormValues } from "~/platform/http/requests/read-body.server.ts";
import {
  platformContext,
  requestInfoContext,
} from "~/platform/http/requests/request-info.server.ts";
import {
  cachedUnder,
  styleHash,
  styleHashHeader,
} from "~/platform/http/responses/page-headers.server.ts";
import { PageBreadcrumbs } from "../site/breadcrumbs/page-breadcrumbs.tsx";
import { BusinessLinks } from "../site/business/business-links.tsx";
import { BusinessView } from "../site/business/business-view.tsx";
import { ContactBar } from "../site/business/contact-bar.tsx";
import { foundOrNotFound } from "../site/errors/found-or-not-found.server.ts";
import { useSite } from "../site/frame/use-site.ts";
import { JsonLd } from "../site/metadata/json-ld.tsx";
import { pageMeta } from "../site/metadata/page-meta.ts";
import type { Route } from "./+types/business-page";

/** The page of an address, or the way to where it should go. */
function open(args: Route.LoaderArgs | Route.ActionArgs) {
  const platform = args.context.get(platformContext);
  return foundOrNotFound(args, findBusinessPage(platform, args.params));
}

export async function loader(args: Route.LoaderArgs) {
  const { page, path } = await open(args);
  const { pathname, search } = new URL(args.request.url);
  if (pathname !== path) throw redirect(path + search, 301);
  const platform = args.context.get(platformContext);
  const livePaths = await foundOrNotFound(args, findLivePaths(platform, topCities));
  // Also under the top cities' tags: their links change when their pages go live or off the site.
  const tags = new Set([pageTag(page), ...topCities.map(pageTag)]);
  return data(
    { page, path, livePaths, stamp: formStamp(platform) },
    {
      headers: {
        ...cachedUnder(...tags),
        [styleHashHeader]: styleHash(brandStyle(page.brandColor)),
      },
    },
  );
}

/** The lead form: thanks on a page of its own, or the form again with what was typed. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const { page, path } = await open(args);
  const platform = context.get(platformContext);
  const values = await readFormValues(request);
  const taken = await takeLeadForm(platform, visitor, {
    page,
    values,
    sender: {
      ipAddress: context.get(requestInfoContext).address,
      userAgent: request.headers.get("user-agent") ?? "",
      pageUrl: new URL(path, platform.settings.siteUrl).href,
    },
    attribution: attributionOf(request, platform.clock.now()),
  });
  if (!taken.ok) {
    return data({ values, ...shownRefusal(taken) }, { status: statusOfRefusal(taken) });
  }
  throw redirect(`${path}/requested`, 303);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { page, path } = loaderData;
  const service = serviceTitle(page.service);
  const place = cityAndState(page);
  return pageMeta(matches, {
    title: businessPageTitle(page),
    description: `${page.businessName}: ${service} in ${place}. Licensed and insured local experts, same-day service, free estimates.`,
    keywords: `${service} ${page.city}, ${service} ${place}, ${page.businessName}, local ${service}`,
    path,
    image: `/social/business${path}.png`,
  });
};

export default function BusinessPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, path, stamp, livePaths } = loaderData;
  const { siteUrl } = useSite();
  const questions = questionsAndAnswers(page);
  const label = `${serviceTitle(page.service)} in ${cityAndState(page)}`;
  return (
    <>
      <JsonLd data={localBusiness(page, siteUrl + path)} />
      {questions ? <JsonLd data={questions} /> : null}
      <PageBreadcrumbs
        crumbs={[{ label: "Home", href: "/" }, { label: "Services", href: "/services" }, { label }]}
      />
      <BusinessView
        page={page}
        path={path}
        stamp={stamp}
        answer={
          actionData && {
            values: actionData.values,
            errors: actionData.errors,
            refusal: actionData.message,
          }
        }
      />
      <BusinessLinks livePaths={livePaths} />
      <ContactBar page={page} cta={callToAction(page)} />
    </>
  );
}
