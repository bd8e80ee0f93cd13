import { href } from "react-router";
import { findTextNumber } from "~/domains/phone-numbers/index.server.ts";
import { findPageAddresses, listEmbedHosts } from "~/domains/storefront/index.server.ts";
import {
  embedSnippet,
  serviceTitle,
  smsLink,
  textUsAddress,
  textUsLink,
  textUsSnippet,
} from "~/domains/storefront/index.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { CopySnippet } from "~/web/shared/forms/copy-snippet.tsx";
import { useSite } from "~/web/shared/frame/use-site.ts";
import type { Route } from "./+types/own-website";

export const meta: Route.MetaFunction = () => [{ title: "Your own website" }];

export async function loader({ context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const id = readId(params.id);
  const actor = context.get(memberContext);
  const pageAddresses = id ? await findPageAddresses(platform, actor, id) : null;
  if (!pageAddresses) throw notFound();
  const { page, businessName, path } = pageAddresses;
  const { contractorId } = actor;
  const number = await findTextNumber(platform.database.query, { id: page.id, contractorId });
  return { page, businessName, path, number, hosts: await listEmbedHosts(platform, contractorId) };
}

/** Tried in WordPress 6.1, with block and classic themes. */
const wordPressSteps = [
  "Form: edit the page, add a Custom HTML block, and paste the code there. If you paste it as text, WordPress removes it.",
  "Button on every page: choose Appearance > Editor, open the footer, and add a Custom HTML block. If your theme has no editor, choose Appearance > Widgets, and add the block to the footer.",
  "Do this as an administrator or editor. For other users, WordPress removes code and leaves a link.",
  "Then open your page where you aren’t signed in to WordPress, and send a request. If it still shows the old page, clear your cache plugin.",
];

/** Snippets for a business's own website: the "Text us" button and the request form. */
export default function OwnWebsite({ loaderData }: Route.ComponentProps) {
  const { page, businessName, path, number, hosts } = loaderData;
  const { siteUrl } = useSite();
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <header>
        <TouchLink to={href("/crm/page")}>My page</TouchLink>
        <h1 className="text-2xl">Your own website</h1>
        <p className="mt-1 text-muted">
          {serviceTitle(page.service)} in {page.city}, {page.state}
        </p>
      </header>
      {page.status === "live" ? null : (
        <Alert>Your page isn’t live. The button and the form work once it is.</Alert>
      )}
      <details className="rounded-2xl border border-line px-4">
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
          How to paste code in WordPress
        </summary>
        <ul className="list-disc space-y-2 pb-4 pl-5 text-sm">
          {wordPressSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </details>
      <Card as="section" aria-labelledby="text-us" className="max-sm:p-4">
        <h2 id="text-us" className="text-lg">
          “Text us” button
        </h2>
        <p className="mt-1 mb-4 text-sm text-muted">
          {number
            ? `On a phone, it opens a text to ${formatPhone(number)}. On a computer, visitors leave their number and agree to texts, and you get a lead.`
            : "Visitors leave their number and agree to texts, and you get a lead. Once you have a texting number, phones open a text to it instead."}
        </p>
        <div className="flex flex-col gap-6">
          <CopySnippet
            id="text-us-html"
            label="Code for the button: paste it into your website’s footer"
            html={textUsSnippet(siteUrl, path)}
          >
            <a href={textUsAddress(siteUrl, path)} className="text-link text-sm">
              Preview form
            </a>
          </CopySnippet>
          <CopySnippet
            id="text-us-link"
            label="A link, if your website allows no scripts"
            html={textUsLink(siteUrl, path)}
          />
          {number ? (
            <CopySnippet
              id="text-us-sms"
              label="Link for phones only"
              html={`<a href="${smsLink(number, businessName).replace("&", "&amp;")}">Text us</a>`}
            >
              <a href={smsLink(number, businessName)} className="text-link text-sm">
                Try it
              </a>
            </CopySnippet>
          ) : null}
        </div>
      </Card>
      <Card as="section" aria-labelledby="form" className="max-sm:p-4">
        <h2 id="form" className="text-lg">
          Request form
        </h2>
        <p className="mt-1 mb-4 text-sm text-muted">
          {hosts.length > 0
            ? `Shows on ${hosts.join(", ")}. Contact us to add a website.`
            : "Contact us with your website’s address so the form can show there. Until then, visitors see a link to it."}
        </p>
        <CopySnippet
          id="form-html"
          label="Form: paste it where the form goes"
          html={embedSnippet(siteUrl, path, businessName)}
        >
          <a href={`/embed${path}`} className="text-link text-sm">
            Preview form
          </a>
        </CopySnippet>
      </Card>
    </div>
  );
}
