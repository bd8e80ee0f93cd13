import { data } from "react-router";
import { leavesVoicemails } from "~/domains/follow-ups/index.server.ts";
import { formStamp } from "~/domains/leads/index.server.ts";
import { LeadForm } from "~/domains/leads/index.ts";
import { attributionFromForm } from "~/domains/shared/index.server.ts";
import {
  brandStyle,
  businessPageTitle,
  callToAction,
  serviceInPlace,
  businessPageText as text,
} from "~/domains/storefront/index.ts";
import {
  runsScriptFiles,
  styleHash,
  styleHashHeader,
} from "~/platform/http/responses/page-headers.server.ts";
import { handleLeadFormPost } from "~/web/customer/business/lead-form-action.server.ts";
import { useSite } from "../../shared/frame/use-site.ts";
import type { Route } from "./+types/embedded-form";
import { openEmbeddedForm } from "./embed.server.ts";
import script from "./run-embedded-form.ts?worker&url";

export async function loader(args: Route.LoaderArgs) {
  const { platform, page, path, address, headers } = await openEmbeddedForm(args);
  const css = brandStyle(page.brandColor);
  return data(
    {
      ...{ page, path, address, css, stamp: formStamp(platform) },
      offersCalls: await leavesVoicemails(platform, page),
    },
    { headers: { ...headers, ...runsScriptFiles, [styleHashHeader]: styleHash(css) } },
  );
}

/** The form posts within its iframe to our own URL, so it needs no third-party cookie. */
export async function action(args: Route.ActionArgs) {
  const { platform, page, address } = await openEmbeddedForm(args);
  return handleLeadFormPost(args, page, {
    pageUrl: new URL(address, platform.settings.siteUrl).href,
    thanks: `${address}/requested`,
    attribution: (values, now) =>
      attributionFromForm(args.request, String(values.visit ?? ""), now),
  });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const site = matches[0]?.loaderData as { siteUrl?: string } | undefined;
  return [
    { title: businessPageTitle(loaderData.page) },
    { name: "robots", content: "noindex" },
    { tagName: "link", rel: "canonical", href: (site?.siteUrl ?? "") + loaderData.path },
  ];
};

export default function EmbeddedForm({ loaderData, actionData }: Route.ComponentProps) {
  const { page, address, css, stamp, offersCalls } = loaderData;
  const { siteName } = useSite();
  const cta = callToAction(page);
  return (
    <>
      <style href="brand" precedence="embed">
        {css}
      </style>
      <header className="brand-band px-5 py-4 sm:px-8">
        <h1 className="text-xl">{cta}</h1>
        <p className="mt-1 text-sm">
          {text.embedded(<bdi key="name">{page.businessName}</bdi>, serviceInPlace(page))}
        </p>
      </header>
      <div className="p-5 sm:p-8">
        <LeadForm
          action={address}
          businessName={page.businessName}
          submitLabel={cta}
          stamp={stamp}
          values={actionData?.values ?? {}}
          errors={actionData?.errors ?? {}}
          refusal={actionData?.message ?? null}
          framed
          offersCalls={offersCalls}
        />
        <script type="module" src={script} />
        <p className="mt-2 text-sm text-muted">{text.formBy(siteName)}</p>
      </div>
    </>
  );
}
