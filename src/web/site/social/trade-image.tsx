import { tradeCopyOf } from "~/content/trades/trade-copies.ts";
import { serviceBySlug } from "~/domains/shared/index.ts";
import { TradeDrawing } from "~/illustrations/trade-drawing.tsx";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { respondWithSocialImage } from "~/platform/http/responses/respond-with-file.server.ts";
import { notFound } from "~/web/shared/errors/not-found.server.ts";
import type { Route } from "./+types/trade-image";
import { imageName, siteColors } from "./site-card.ts";

/** /social/trades/{slug}.png: preview image of a trade's page. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { siteName } = context.get(platformContext).settings;
  const slug = imageName(params.image);
  const copy = tradeCopyOf(slug);
  if (!copy) throw notFound(context, new URL(request.url).pathname);
  return respondWithSocialImage(request, {
    ...siteColors,
    eyebrow: `${serviceBySlug(slug)?.label} lead system`,
    title: copy.page.hero.title,
    picture: <TradeDrawing slug={slug} />,
    scheme: "dark",
    foot: siteName,
    mark: true,
  });
}
