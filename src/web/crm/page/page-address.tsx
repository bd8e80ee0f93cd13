import { href } from "react-router";
import { serviceTitle } from "~/domains/storefront/business-pages/business-pages.ts";
import { findPageAddresses } from "~/domains/storefront/own-addresses/find-page-addresses.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { memberContext } from "../frame/guard.server.ts";
import { sessionMember } from "../frame/session-member.server.ts";
import { TouchLink } from "../frame/touch-link.tsx";
import type { Route } from "./+types/page-address";
import { handleAddressForm } from "./address-action.server.ts";
import { DomainCard } from "./domain-card.tsx";
import { SubdomainCard } from "./subdomain-card.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Web address" }];

export async function loader({ context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const id = readId(params.id);
  const found = id ? await findPageAddresses(platform, context.get(memberContext), id) : null;
  if (!found) throw notFound();
  const { pagesDomain, ownDomainTarget } = platform.settings;
  return { ...found, pagesDomain, ownDomainTarget };
}

export function action(args: Route.ActionArgs) {
  const id = readId(args.params.id);
  if (!id) throw notFound();
  return handleAddressForm(args, sessionMember(args.context), id);
}

/** Addresses of a page: on the site, on a free subdomain, and on the business's own domain. */
export default function PageAddress({ loaderData, actionData }: Route.ComponentProps) {
  const { page, home, canonical, siteAddress, subdomain, domain, suggestion, wantsDomain } =
    loaderData;
  const { pagesDomain, ownDomainTarget } = loaderData;
  const refused = actionData?.values ? actionData : undefined;
  const subdomainCard = pagesDomain ? (
    <SubdomainCard
      key="subdomain"
      address={subdomain}
      pagesDomain={pagesDomain}
      suggestion={suggestion}
      refused={refused}
    />
  ) : null;
  const domainCard = ownDomainTarget ? (
    <DomainCard key="domain" domain={domain} target={ownDomainTarget} refused={refused} />
  ) : null;
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <header>
        <TouchLink to={href("/crm/page")}>My page</TouchLink>
        <h1 className="text-2xl">Web address</h1>
        <p className="mt-1 text-muted">
          {serviceTitle(page.service)} in {page.city}, {page.state}
        </p>
      </header>
      {actionData?.message ? (
        <Alert tone={refused ? "warning" : "good"} role="status">
          {actionData.message}
        </Alert>
      ) : null}
      {page.status === "live" ? (
        <p className="wrap-anywhere">
          Put this on your trucks and cards:{" "}
          <a href={home} className="text-link font-semibold">
            {home}
          </a>
          {home === siteAddress ? null : (
            <span className="mt-1 block text-sm text-muted">
              {siteAddress} works, too. {canonical === home ? "The address above" : "That one"}{" "}
              shows up on Google.
            </span>
          )}
        </p>
      ) : (
        <Alert>Your page isn’t live. Its addresses work once it is.</Alert>
      )}
      {wantsDomain ? [domainCard, subdomainCard] : [subdomainCard, domainCard]}
    </div>
  );
}
