import type { ReactNode } from "react";
import {
  type BusinessPage,
  cityAndState,
  businessPageText as text,
} from "~/domains/storefront/index.ts";
import { formatPhone, telHref } from "~/platform/validation/phone.ts";
import { LinkButton } from "~/ui/buttons/button.tsx";
import { VisuallyHidden } from "~/ui/layout/visually-hidden.tsx";

/** The business's phone, email and place, as far as known. */
export function ContactCard({ page }: { page: BusinessPage }) {
  const phone = telHref(page.phone);
  return (
    <section className="raised rounded-2xl bg-surface p-6">
      <h2 className="text-xl">{text.contact(<bdi key="name">{page.businessName}</bdi>)}</h2>
      <dl className="contact mt-4 grid gap-3">
        {page.phone ? (
          <>
            <dt>
              <PhoneIcon />
              {text.phone}
            </dt>
            <dd>
              {phone ? (
                <a href={phone} className="text-link">
                  {formatPhone(page.phone)}
                </a>
              ) : (
                page.phone
              )}
            </dd>
          </>
        ) : null}
        {page.email ? (
          <>
            <dt>
              <MailIcon />
              {text.email}
            </dt>
            <dd>
              <a href={`mailto:${page.email}`} className="text-link">
                {page.email}
              </a>
            </dd>
          </>
        ) : null}
        <dt>
          <PlaceIcon />
          {text.location}
        </dt>
        <dd>
          {cityAndState(page)}
          {page.zipCode ? ` ${page.zipCode}` : null}
        </dd>
      </dl>
    </section>
  );
}

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

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
      {children}
    </svg>
  );
}

export function PhoneIcon() {
  return (
    <Icon>
      <path d="M5 4h4l2 5-3 2a11 11 0 0 0 5 5l2-3 5 2v4c0 1-1 2-2 2A16 16 0 0 1 3 6c0-1 1-2 2-2Z" />
    </Icon>
  );
}

export function PlaceIcon() {
  return (
    <Icon>
      <path d="M12 22s7-6 7-12a7 7 0 0 0-14 0c0 6 7 12 7 12Z" />
      <circle cx="12" cy="10" r="2.5" />
    </Icon>
  );
}

function MailIcon() {
  return (
    <Icon>
      <path d="M3 6h18v12H3Zm0 1 9 6 9-6" />
    </Icon>
  );
}

export function TickIcon() {
  return (
    <Icon>
      <path d="m4 13 5 5L20 6" />
    </Icon>
  );
}
