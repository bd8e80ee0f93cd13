import { businessPageText as text } from "~/domains/storefront/business-pages/business-page.text.en.ts";
import type { BusinessPage } from "~/domains/storefront/business-pages/business-pages.ts";
import { formatPhone, telHref } from "~/platform/validation/phone.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { VisuallyHidden } from "~/ui/layout/visually-hidden.tsx";
import { PhoneIcon } from "./business-icons.tsx";

/**
 * Call and the form, where a thumb reaches them, on screens too small for the form beside the text.
 * It sticks to the bottom edge only while `main` is on the screen, whose last child it has to be, so
 * the footer's last lines are never below it; it goes away while someone is filling in the form.
 */
export function ContactBar({ page, cta }: { page: BusinessPage; cta: string }) {
  const phone = telHref(page.phone);
  return (
    <nav aria-label={text.contactBar.label} className="contact-bar">
      {phone ? (
        <LinkButton href={phone} variant="secondary">
          <PhoneIcon />
          <span>
            {text.contactBar.call}
            <VisuallyHidden> {formatPhone(page.phone)}</VisuallyHidden>
          </span>
        </LinkButton>
      ) : null}
      <LinkButton href="#estimate" variant="action">
        <span>{cta}</span>
      </LinkButton>
    </nav>
  );
}
