import { redirect } from "react-router";
import { serviceBySlug } from "~/domains/shared/index.ts";
import { findBusinessPage } from "~/domains/storefront/index.server.ts";
import { brandColors, callToAction, serviceInPlace } from "~/domains/storefront/index.ts";
import { HouseDrawing } from "~/illustrations/house-drawing.tsx";
import { TradeDrawing } from "~/illustrations/trade-drawing.tsx";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { respondWithSocialImage } from "~/platform/http/responses/respond-with-file.server.ts";
import { notFound } from "~/web/shared/errors/not-found.server.ts";
import type { Route } from "./+types/business-image";
import { imageName } from "./site-card.ts";

/**
 * /social/business/{service}/{city}-{state}.png: preview image of a live business page in the
 * business's color. Reads the row on each request, so edits show immediately; only the rendered image
 * is cached.
 */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const cityState = imageName(params.image);
  const businessPage = await findBusinessPage(context.get(platformContext), {
    service: params.service,
    cityState,
  });
  if (!businessPage) throw notFound(context, pathname);
  const { page, path } = businessPage;
  const canonical = `/social/business${path}.png`;
  if (pathname !== canonical) return redirect(canonical, 301);
  const isTrade = serviceBySlug(page.service)?.trade;
  return respondWithSocialImage(request, {
    ...brandColors(page.brandColor),
    eyebrow: serviceInPlace(page),
    title: page.businessName,
    foot: callToAction(page),
    mark: false,
    picture: isTrade ? <TradeDrawing slug={page.service} /> : <HouseDrawing />,
    scheme: "light",
  });
}
