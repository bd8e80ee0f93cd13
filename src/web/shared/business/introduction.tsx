import { businessPageText as text } from "~/domains/storefront/business-pages/business-page.text.en.ts";
import {
  type BusinessPage,
  cityAndState,
} from "~/domains/storefront/business-pages/business-pages.ts";
import { serviceInSentence } from "~/domains/storefront/business-pages/page-names.ts";
import { formatPhone, telHref } from "~/platform/validation/phone.ts";

/** Who this is, and the two ways to reach them. */
export function Introduction({ page }: { page: BusinessPage }) {
  const phone = telHref(page.phone);
  const service = serviceInSentence(page.service);
  return (
    <section className="pt-10">
      <h2 className="text-2xl">
        {text.introduction(service.slice(0, 1).toUpperCase() + service.slice(1), page.city)}
      </h2>
      <p className="mt-4 text-lg text-muted">
        {text.helps(<bdi key="name">{page.businessName}</bdi>, cityAndState(page))}
        {phone
          ? text.orCall(
              <a key="phone" href={phone} className="text-link">
                {formatPhone(page.phone)}
              </a>,
            )
          : null}
      </p>
    </section>
  );
}
