import { businessPageText as text } from "~/domains/storefront/business-pages/business-page.text.en.ts";
import type { BusinessPage } from "~/domains/storefront/business-pages/business-pages.ts";
import { formatPhone, telHref } from "~/platform/validation/phone.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { VisuallyHidden } from "~/ui/layout/visually-hidden.tsx";
import { PhoneIcon } from "./business-icons.tsx";

/**
 * Call button and form link within reach of the thumb, on screens too small for the form beside the
 * text. Sticks to the bottom only while `main`, whose last child it must be, is on screen, so it
 * never covers the footer; hidden while someone fills in the form.
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
