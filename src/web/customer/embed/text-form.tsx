import { data } from "react-router";
import { formStamp } from "~/domains/leads/index.server.ts";
import { LeadForm } from "~/domains/leads/index.ts";
import { attributionFromForm } from "~/domains/shared/index.server.ts";
import { brandStyle, textUsText } from "~/domains/storefront/index.ts";
import {
  runsScriptFiles,
  styleHash,
  styleHashHeader,
} from "~/platform/http/responses/page-headers.server.ts";
import { handleLeadFormPost } from "~/web/customer/business/lead-form-action.server.ts";
import type { Route } from "./+types/text-form";
import { openEmbeddedForm } from "./embed.server.ts";
import script from "./run-embedded-form.ts?worker&url";

export async function loader(args: Route.LoaderArgs) {
  const { platform, page, path, address, headers } = await openEmbeddedForm(args, "/text");
  const css = brandStyle(page.brandColor);
  const { businessName } = page;
  return data(
    { businessName, path, address: `${address}/text`, css, stamp: formStamp(platform) },
    { headers: { ...headers, ...runsScriptFiles, [styleHashHeader]: styleHash(css) } },
  );
}

/**
 * Handles a request for a text: like the embedded form, with only a phone number and consent
 * (`leads.text-us`).
 */
export async function action(args: Route.ActionArgs) {
  const { platform, page, address } = await openEmbeddedForm(args, "/text");
  return handleLeadFormPost(args, page, {
    pageUrl: new URL(`${address}/text`, platform.settings.siteUrl).href,
    thanks: `${address}/requested`,
    byText: true,
    attribution: (values, now) =>
      attributionFromForm(args.request, String(values.visit ?? ""), now),
  });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const site = matches[0]?.loaderData as { siteUrl?: string } | undefined;
  return [
    { title: textUsText.title(loaderData.businessName) },
    { name: "robots", content: "noindex" },
    { tagName: "link", rel: "canonical", href: (site?.siteUrl ?? "") + loaderData.path },
  ];
};

/** The form of the "Text us" button. Without JavaScript, it's a page of its own. */
export default function TextForm({ loaderData, actionData }: Route.ComponentProps) {
  const { businessName, address, css, stamp } = loaderData;
  return (
    <>
      <style href="brand" precedence="embed">
        {css}
      </style>
      <header className="brand-band px-5 py-4">
        <h1 className="text-xl">{textUsText.title(businessName)}</h1>
        <p className="mt-1 text-sm">{textUsText.introduction}</p>
      </header>
      <div className="p-5">
        <LeadForm
          action={address}
          businessName={businessName}
          submitLabel={textUsText.send}
          stamp={stamp}
          values={actionData?.values ?? {}}
          errors={actionData?.errors ?? {}}
          refusal={actionData?.message ?? null}
          framed
          byText
        />
        <script type="module" src={script} />
      </div>
    </>
  );
}
