import { Form, href } from "react-router";
import { wantsOwnDomain } from "~/domains/signup/index.server.ts";
import { findPageAddresses, type PageAddresses } from "~/domains/storefront/index.server.ts";
import { serviceTitle } from "~/domains/storefront/index.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { ConfirmActionWithin } from "~/web/shared/forms/confirm-action.tsx";
import type { Route } from "./+types/page-address";
import { handleAddressForm } from "./address-action.server.ts";
import { DomainCard } from "./domain-card.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Web address" }];

export async function loader({ context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const id = readId(params.id);
  const actor = context.get(memberContext);
  const pageAddresses = id ? await findPageAddresses(platform, actor, id) : null;
  if (!pageAddresses) throw notFound();
  const wantsDomain = await wantsOwnDomain(platform, actor);
  const { pagesDomain, ownDomainTarget } = platform.settings;
  return { ...pageAddresses, wantsDomain, pagesDomain, ownDomainTarget };
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

type SubdomainCardProps = {
  address: PageAddresses["subdomain"];
  pagesDomain: string;
  suggestion: string;
  refused: { values?: FormValues | undefined; errors: FieldErrors } | undefined;
};

/** Free subdomain of a page: choose, change or remove it. */
function SubdomainCard({ address, pagesDomain, suggestion, refused }: SubdomainCardProps) {
  const isMember = useIsMember();
  const typed = typedText(refused?.values, "subdomain");
  return (
    <Card as="section" aria-labelledby="free-address" className="max-sm:p-4">
      <h2 id="free-address" className="text-lg">
        Free address
      </h2>
      <p className="mt-1 mb-4 text-sm text-muted">
        {address
          ? "If you change it, the old one stops working. We’ll save it for you for 90 days."
          : "Pick a name and it works right away."}
      </p>
      <Form method="post" noValidate>
        <fieldset disabled={!isMember} className="flex flex-col gap-4">
          <TextField
            name="subdomain"
            label="Name"
            hint={`Your address will be name.${pagesDomain}`}
            defaultValue={typed ?? address?.name ?? suggestion}
            error={refused?.errors.subdomain}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="max-w-sm"
          />
          {isMember ? (
            <div className="flex flex-col items-start gap-3">
              <Button type="submit" name="intent" value="subdomain" variant="action">
                {address ? "Change" : "Use this address"}
              </Button>
              {address ? (
                <ConfirmActionWithin
                  label="Remove"
                  subject="the free address"
                  buttonStyle={{ variant: "secondary" }}
                  consequence="Your page will no longer work there. We’ll save the name for you for 90 days."
                  yes="Yes, remove it"
                  intent={`remove:${address.id}`}
                />
              ) : null}
            </div>
          ) : null}
        </fieldset>
      </Form>
    </Card>
  );
}
