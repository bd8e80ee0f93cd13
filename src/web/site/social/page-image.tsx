import { socialCards } from "~/content/social-cards.ts";
import { tradeCopies } from "~/content/trades/trade-copies.ts";
import { serviceBySlug } from "~/domains/shared/index.ts";
import { HouseDrawing } from "~/illustrations/house-drawing.tsx";
import { TradeDrawing } from "~/illustrations/trade-drawing.tsx";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { respondWithSocialImage } from "~/platform/http/responses/respond-with-file.server.ts";
import { notFound } from "~/web/shared/errors/not-found.server.ts";
import type { Route } from "./+types/page-image";
import { imageName, siteColors } from "./site-card.ts";

/** /social/{page}.png: preview image of the site, one of its pages, or a trade's leads (`hvac-leads`). */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { siteName } = context.get(platformContext).settings;
  const card = cardOf(imageName(params.image));
  if (!card) throw notFound(context, new URL(request.url).pathname);
  return respondWithSocialImage(request, { ...siteColors, ...card, foot: siteName, mark: true });
}

function cardOf(name: string) {
  const page = Object.hasOwn(socialCards, name) ? socialCards[name] : undefined;
  if (page) return { ...page, picture: <HouseDrawing />, scheme: "dark" as const };
  const trade = tradeCopies.find(({ slug }) => `${slug}-leads` === name);
  if (!trade) return null;
  return {
    eyebrow: `${serviceBySlug(trade.slug)?.label} leads`,
    title: trade.landing.hero.title,
    picture: <TradeDrawing slug={trade.slug} />,
    scheme: "light" as const,
  };
}
