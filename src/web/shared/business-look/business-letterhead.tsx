import { businessText } from "~/domains/messaging/index.ts";
import type { Branding } from "~/domains/publishing/index.ts";
import { brandColors } from "~/domains/storefront/index.ts";
import { formatPhone } from "~/platform/validation/phone.ts";

/** The top of a business's printed document: its logo, name, address, phone, and license, in its color. */
export function BusinessLetterhead({ branding }: { branding: Branding | null }) {
  if (!branding) return null;
  const { name, logo, color, address, phone, license } = branding;
  const { background, text } = brandColors(color);
  return (
    <header data-background={background} data-color={text}>
      {logo ? <img src={logo} alt={businessText.logo(name)} loading="lazy" /> : null}
      <p>{name}</p>
      <p>
        {[address, formatPhone(phone), license && businessText.license(license)]
          .filter(Boolean)
          .join(" · ")}
      </p>
    </header>
  );
}
