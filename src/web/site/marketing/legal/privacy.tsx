import { privacyHero, privacyMeta, privacySections } from "~/content/privacy.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { cachedUnder } from "~/platform/http/responses/page-headers.server.ts";
import { contentMeta } from "~/web/shared/metadata/page-meta.ts";
import type { Route } from "./+types/privacy";
import { LegalPage } from "./legal-page.tsx";

export const headers = () => cachedUnder("site");

export const meta: Route.MetaFunction = ({ matches }) =>
  contentMeta(matches, privacyMeta, "/privacy");

export function loader({ context }: Route.LoaderArgs) {
  const { settings } = context.get(platformContext);
  const periods = {
    drafts: settings.draftDays,
    quarantine: settings.quarantineDays,
    messages: settings.messageDays,
    security: settings.securityEventDays,
  };
  return { postalAddress: settings.postalAddress, retention: periods };
}

/** What we collect and why (`privacy.notice`). */
export default function Privacy({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage
      {...privacyHero}
      sections={privacySections(loaderData.retention)}
      postalAddress={loaderData.postalAddress}
    />
  );
}
