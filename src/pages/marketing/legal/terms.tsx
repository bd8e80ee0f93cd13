import { termsHero, termsMeta, termsSections } from "~/content/terms.ts";
import { wordsMeta } from "~/pages/site/metadata/words-meta.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { cachedUnder } from "~/platform/http/responses/page-headers.server.ts";
import type { Route } from "./+types/terms";
import { LegalPage } from "./legal-page.tsx";

export const headers = () => cachedUnder("site");

export const meta: Route.MetaFunction = ({ matches }) => wordsMeta(matches, termsMeta, "/terms");

export function loader({ context }: Route.LoaderArgs) {
  return { postalAddress: context.get(platformContext).settings.postalAddress };
}

/** What a contractor agrees to in the last step of the sign-up. */
export default function Terms({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage {...termsHero} sections={termsSections} postalAddress={loaderData.postalAddress} />
  );
}
