import { data, href } from "react-router";
import { type Arrival, findArrival } from "~/domains/schedule/index.server.ts";
import { arrivalText } from "~/domains/schedule/index.ts";
import { linkStatus } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Outcome } from "~/ui/feedback/outcome.tsx";
import { allowBrand } from "~/web/shared/business-look/brand-headers.server.ts";
import { BusinessBand } from "~/web/shared/business-look/business-band.tsx";
import { PhoneLink } from "~/web/shared/frame/contact-links.tsx";
import type { Route } from "./+types/visit";

export const meta: Route.MetaFunction = () => [
  { title: arrivalText.pageTitle },
  { name: "robots", content: "noindex" },
];

/** While the crew is on its way, the browser loads the page again every minute, without script. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const arrival = await findArrival(context.get(platformContext), params.token);
  const isLive = arrival?.state === "on_the_way";
  const headers = { ...allowBrand(arrival?.branding), ...(isLive ? { refresh: "60" } : {}) };
  return data({ found: arrival }, { status: linkStatus(arrival !== null), headers });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** When the crew arrives: "Mike is on the way, about 20 min". */
export default function Visit({ loaderData, params }: Route.ComponentProps) {
  const { found } = loaderData;
  if (!found) {
    return (
      <Outcome title={arrivalText.linkExpired}>
        <p>{arrivalText.linkExpiredHelp}</p>
      </Outcome>
    );
  }
  const { branding, arrival, state } = found;
  return (
    <>
      <BusinessBand branding={branding} />
      <Outcome done={state === "done"} title={titleOf(found)}>
        {state === "on_the_way" && found.minutes !== null ? (
          <p className="text-2xl font-bold text-ink">{arrivalText.minutes(found.minutes)}</p>
        ) : null}
        {state === "canceled" || state === "done" ? null : <p>{arrivalText.window(arrival)}</p>}
        {state === "on_the_way" ? (
          <p className="text-base">
            {arrivalText.live} <a href={href("/v/:token", params)}>{arrivalText.refresh}</a>
          </p>
        ) : null}
        {state === "booked" ? (
          <a href={href("/b/:token", params)} className="text-link">
            {arrivalText.change}
          </a>
        ) : null}
        {branding?.phone ? (
          <p className="text-base">
            {arrivalText.questions} <PhoneLink phone={branding.phone} />.
          </p>
        ) : null}
      </Outcome>
    </>
  );
}

function titleOf({ state, by, branding }: Arrival): string {
  const name = branding?.name ?? "";
  return state === "on_the_way"
    ? arrivalText.onTheWay(by ?? name)
    : arrivalText.titles[state](name);
}
