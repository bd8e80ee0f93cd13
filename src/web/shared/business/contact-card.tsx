import { businessPageText as text } from "~/domains/storefront/business-pages/business-page.text.en.ts";
import {
  type BusinessPage,
  cityAndState,
} from "~/domains/storefront/business-pages/business-pages.ts";
import { formatPhone, telHref } from "~/platform/validation/phone.ts";
import { MailIcon, PhoneIcon, PlaceIcon } from "./business-icons.tsx";

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
