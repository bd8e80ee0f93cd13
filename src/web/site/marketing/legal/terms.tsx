import { termsHero, termsMeta, termsSections } from "~/content/terms.ts";
import { stateOfAddress } from "~/domains/shared/index.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { cachedUnder } from "~/platform/http/responses/page-headers.server.ts";
import { contentMeta } from "~/web/shared/metadata/page-meta.ts";
import type { Route } from "./+types/terms";
import { LegalPage } from "./legal-page.tsx";

export const headers = () => cachedUnder("site");

export const meta: Route.MetaFunction = ({ matches }) => contentMeta(matches, termsMeta, "/terms");

export function loader({ context }: Route.LoaderArgs) {
  const { postalAddress } = context.get(platformContext).settings;
  return { postalAddress, state: stateOfAddress(postalAddress)?.name ?? null };
}

/** Terms that contractors accept in the last step of the sign-up. */
export default function Terms({ loaderData }: Route.ComponentProps) {
  const { postalAddress, state } = loaderData;
  return <LegalPage {...termsHero} sections={termsSections(state)} postalAddress={postalAddress} />;
}
