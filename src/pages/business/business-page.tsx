import { data, redirect } from "react-router";

import { brandStyle } from "~/features/directory/brand-colors.ts";
import { businessPageTitle, pageTag, serviceTitle } from "~/features/directory/directory.ts";
import { findBusinessPage } from "~/features/directory/find-business-page.server.ts";
import { formStamp } from "~/features/leads/form-stamp.server.ts";
import { LeadForm } from "~/features/leads/lead-form.tsx";
import { serviceBySlug } from "~/features/services/services.ts";
import { cachedUnder, styleHash, styleHashHeader } from "~/platform/http/page-headers.server.ts";
import { platformContext } from "~/platform/http/request-info.server.ts";
import { Breadcrumbs } from "~/ui/breadcrumbs.tsx";
import { notFound } from "../site/not-found.server.ts";
import type { Route } from "./+types/business-page";
import { BusinessHero } from "./business-hero.tsx";
import { ContactCard } from "./contact-card.tsx";
import { receiveRequest } from "./receive-request.server.ts";
import { WhyChoose } from "./why-choose.tsx";

/** The page of an address, or the way to where it should go (decisions 4-7). */
async function open({ request, context, params }: Route.LoaderArgs | Route.ActionArgs) {
  const platform = context.get(platformContext);
  const { pathname } = new URL(request.url);
  if (!serviceBySlug(params.service.toLowerCase())) throw notFound(context, pathname);
  const found = await findBusinessPage(platform, params);
  if (!found) {
    platform.log.info("page not found", { path: pathname });
    throw redirect("/404");
  }
  return found;
}

export async function loader(args: Route.LoaderArgs) {
  const { page, path } = await open(args);
  const { pathname, search } = new URL(args.request.url);
  if (pathname !== path) throw redirect(path + search, 301);
  const platform = args.context.get(platformContext);
  const css = brandStyle(page.brandColor);
  return data(
    {
      page,
      path,
      css,
      stamp: formStamp(platform),
      origin: platform.settings.siteUrl.origin,
    },
    { headers: { ...cachedUnder(pageTag(page)), [styleHashHeader]: styleHash(css) } },
  );
}

export async function action(args: Route.ActionArgs) {
  const { page, path } = await open(args);
  return receiveRequest(args.request, args.context, page, path);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { page, path, origin } = loaderData;
  const service = serviceTitle(page.service);
  const place = `${page.city}, ${page.state}`;
  return [
    { title: businessPageTitle(page) },
    {
      name: "description",
      content: `${page.businessName}: ${service} in ${place}. Licensed and insured local experts, same-day service, free estimates.`,
    },
    {
      name: "keywords",
      content: `${service} ${page.city}, ${service} ${place}, ${page.businessName}, local ${service}`,
    },
    { tagName: "link", rel: "canonical", href: origin + path },
  ];
};

export default function BusinessPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, path, css, stamp } = loaderData;
  const service = serviceTitle(page.service);
  const place = `${page.city}, ${page.state}`;
  const cta = page.ctaButton ?? "Get a Free Estimate";
  return (
    <>
      <style href="brand" precedence="business">
        {css}
      </style>
      <div className="page-width pt-4">
        <Breadcrumbs
          items={[
            { label: "Home", href: "/" },
            { label: "Services", href: "/services" },
            { label: `${service} in ${place}` },
          ]}
        />
      </div>
      <BusinessHero page={page} service={service} place={place} cta={cta} />
      <div className="page-width section-space grid items-start gap-10 lg:grid-cols-[1fr_28rem] lg:gap-16">
        <div className="flex flex-col gap-10">
          <section>
            <h2 className="text-2xl">
              {service} you can rely on in {page.city}
            </h2>
            <p className="mt-4 text-lg text-muted">
              {page.businessName} helps homeowners in {place} and nearby. Tell us what you need, and
              we get back to you with a free estimate
              {page.phone ? (
                <>
                  , or call us at{" "}
                  <a href={`tel:${page.phone.replace(/[^+\d]/g, "")}`} className="text-link">
                    {page.phone}
                  </a>
                </>
              ) : null}
              .
            </p>
            {page.about ? <p className="mt-4">{page.about}</p> : null}
          </section>
          <WhyChoose businessName={page.businessName} />
          <ContactCard page={page} place={place} />
        </div>
        <section
          id="estimate"
          aria-labelledby="estimate-title"
          className="raised rounded-2xl bg-surface p-6 sm:p-8"
        >
          <h2 id="estimate-title" className="mb-5 text-2xl">
            {cta}
          </h2>
          <LeadForm
            // Without #estimate: a browser gives the error summary no focus when the address names a place.
            action={path}
            businessName={page.businessName}
            submitLabel={cta}
            stamp={stamp}
            values={actionData?.values ?? {}}
            errors={actionData?.errors ?? {}}
            refusal={actionData?.refusal ?? null}
          />
        </section>
      </div>
    </>
  );
}
