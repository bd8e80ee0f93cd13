import type { FoundContractor } from "~/domains/operations/contractor-list/find-contractor.server.ts";
import { brandColors } from "~/domains/storefront/business-pages/brand-colors.ts";
import { ownPicture } from "~/domains/storefront/business-pages/business-pages.ts";
import { Card } from "~/ui/layout/card.tsx";

const longestShown = 26;

/** Logo and color as on the business pages, with a text color that is readable on it. */
export function ContractorBrand({
  submission,
}: {
  submission: NonNullable<FoundContractor["submission"]>;
}) {
  const { background, text, deep } = brandColors(submission.brand_color);
  const logo = ownPicture(submission.logo_url);
  const name = submission.business_name;
  const shown = name.length > longestShown ? `${name.slice(0, longestShown - 1)}…` : name;
  return (
    <Card as="section">
      <h2 className="text-lg">Logo and color</h2>
      <figure className="mt-3 max-w-sm overflow-hidden rounded-xl border border-line">
        <svg
          viewBox="0 0 300 84"
          role="img"
          aria-label={`${name} on ${background}`}
          className="w-full"
        >
          <rect width="300" height="84" fill={background} />
          <rect y="78" width="300" height="6" fill={deep} />
          <text x="16" y="38" fill={text} fontSize="17" fontWeight="700">
            {shown}
          </text>
          <text x="16" y="60" fill={text} fontSize="12">
            {submission.tagline?.slice(0, 40) ?? ""}
          </text>
        </svg>
        <div className="flex min-h-20 items-center justify-center p-3">
          {logo ? (
            <img src={logo} alt={`Logo of ${name}`} className="max-h-24" />
          ) : (
            <span className="text-sm text-muted">No logo</span>
          )}
        </div>
      </figure>
      <p className="mt-2 text-sm text-muted">
        {submission.brand_color
          ? `Brand color: ${submission.brand_color}. Text on it: ${text}.`
          : "No color chosen, so its pages use the site’s color."}
      </p>
    </Card>
  );
}
