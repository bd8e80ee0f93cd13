import { data, redirect } from "react-router";
import { findBookableTypes } from "~/domains/billing/index.server.ts";
import { zoneName } from "~/domains/follow-ups/index.ts";
import { formStamp } from "~/domains/leads/index.server.ts";
import { selfBookingText as text } from "~/domains/schedule/index.ts";
import { findBusinessPage } from "~/domains/storefront/index.server.ts";
import {
  brandStyle,
  businessPageText,
  callToAction,
  serviceInPlace,
} from "~/domains/storefront/index.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import {
  paymentFormHosts,
  styleHash,
  styleHashHeader,
} from "~/platform/http/responses/page-headers.server.ts";
import { PageBreadcrumbs } from "~/web/shared/breadcrumbs/page-breadcrumbs.tsx";
import { resultOrNotFound } from "~/web/shared/errors/not-found.server.ts";
import type { Route } from "./+types/book";
import { handleBooking } from "./book-action.server.ts";
import { BookingForm } from "./booking-form.tsx";
import { RequestInstead } from "./request-instead.tsx";

/** The page of a business that takes bookings; redirects to its business page if it doesn't. */
async function open(args: Route.LoaderArgs | Route.ActionArgs) {
  const platform = args.context.get(platformContext);
  const { page, path } = await resultOrNotFound(args, findBusinessPage(platform, args.params));
  const types = await findBookableTypes(platform, page);
  if (!types) throw redirect(path, 303);
  return { platform, page, path, types };
}

/** Never cached: other people's bookings change what is open. */
export async function loader(args: Route.LoaderArgs) {
  const { platform, page, path, types } = await open(args);
  const own = `${path}/book`;
  if (new URL(args.request.url).pathname !== own) throw redirect(own, 301);
  const headers = {
    ...paymentFormHosts(platform.settings),
    [styleHashHeader]: styleHash(brandStyle(page.brandColor)),
  };
  const shown = types.map(({ id, name, durationMinutes, depositCents }) => {
    return { id, name, durationMinutes, depositCents };
  });
  return data(
    { page, path, types: shown, stamp: formStamp(platform), requestKey: newRequestKey() },
    { headers },
  );
}

/** Shows the open times, books one, or shows the request form with what was typed. */
export async function action(args: Route.ActionArgs) {
  return handleBooking(args, await open(args));
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: text.pageTitle(loaderData?.page.businessName ?? "") },
  { name: "robots", content: "noindex" },
];

/** A homeowner picks the work, the place, and an open time. Works without JavaScript. */
export default function Book({ loaderData, actionData }: Route.ComponentProps) {
  const { page, path, types, stamp, requestKey } = loaderData;
  const { businessName } = page;
  const values = { stamp, ...actionData?.values };
  return (
    <>
      <style href="brand" precedence="business">
        {brandStyle(page.brandColor)}
      </style>
      <PageBreadcrumbs
        crumbs={[
          { label: businessPageText.crumbs.home, href: "/" },
          { label: serviceInPlace(page), href: path },
          { label: text.heading },
        ]}
      />
      <div className="page-width flex max-w-3xl flex-col gap-6 pb-16">
        {actionData?.view === "request" ? (
          <RequestInstead
            action={path}
            businessName={businessName}
            submitLabel={callToAction(page)}
            stamp={stamp}
            values={values}
          />
        ) : (
          <BookingForm
            businessName={businessName}
            types={types}
            values={values}
            requestKey={requestKey}
            errors={actionData?.errors ?? {}}
            refusal={actionData?.message ?? null}
            times={
              actionData?.times
                ? { ...actionData.times, zoneLabel: zoneName(actionData.times.zone) }
                : null
            }
          />
        )}
        <p>
          <a href={path} className="text-link">
            {text.back(businessName)}
          </a>
        </p>
      </div>
    </>
  );
}
