import { businessText } from "~/domains/messaging/index.ts";
import type { Branding } from "~/domains/publishing/index.ts";
import { brandStyle } from "~/domains/storefront/index.ts";
import { formatPhone, telHref } from "~/platform/validation/phone.ts";

/**
 * Top of a page for a business's customers: its logo, name, address, phone, and license, in its color. The
 * page's headers allow its style sheet with `allowBrand`.
 */
export function BusinessBand({ branding }: { branding: Branding | null }) {
  if (!branding) return null;
  const { name, logo, color, address, phone, license } = branding;
  const call = telHref(phone);
  return (
    <>
      <style href="brand" precedence="business">
        {brandStyle(color)}
      </style>
      <header className="brand-band">
        <div className="page-width flex flex-wrap items-center gap-x-5 gap-y-3 py-4">
          {logo ? (
            <img
              src={logo}
              alt={businessText.logo(name)}
              className="h-14 w-auto max-w-40 rounded-lg bg-[#fff] object-contain p-1.5"
            />
          ) : null}
          <div className="min-w-0">
            <p className="text-lg font-bold wrap-anywhere">
              <bdi>{name}</bdi>
            </p>
            <p className="flex flex-wrap gap-x-4 text-sm">
              {address ? <span className="wrap-anywhere">{address}</span> : null}
              {call ? (
                <a href={call} className="whitespace-nowrap underline">
                  {formatPhone(phone)}
                </a>
              ) : null}
              {license ? (
                <span className="wrap-anywhere">{businessText.license(license)}</span>
              ) : null}
            </p>
          </div>
        </div>
      </header>
    </>
  );
}
