import type { Branding } from "~/domains/publishing/index.ts";
import { brandStyle } from "~/domains/storefront/index.ts";
import { styleHash, styleHashHeader } from "~/platform/http/responses/page-headers.server.ts";

/** For the headers of a page with `BusinessBand`: allows the style sheet with the business's color. */
export const allowBrand = (branding: Branding | null | undefined): Record<string, string> =>
  branding ? { [styleHashHeader]: styleHash(brandStyle(branding.color)) } : {};
