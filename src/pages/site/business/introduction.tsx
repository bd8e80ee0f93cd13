import {
  type BusinessPage,
  cityAndState,
  serviceTitle,
} from "~/features/business-pages/business-pages.ts";
import { formatPhone, telHref } from "~/platform/validation/phone.ts";

/** Who this is, and the two ways to reach them. */
export function Introduction({ page }: { page: BusinessPage }) {
  const phone = telHref(page.phone);
  return (
    <section className="pt-10">
      <h2 className="text-2xl">
        {serviceTitle(page.service)} you can rely on in {page.city}
      </h2>
      <p className="mt-4 text-lg text-muted">
        <bdi>{page.businessName}</bdi> helps homeowners in {cityAndState(page)} and nearby. Tell us
        what you need, and we get back to you with a free estimate
        {phone ? (
          <>
            , or call us at{" "}
            <a href={phone} className="text-link">
              {formatPhone(page.phone)}
            </a>
          </>
        ) : null}
        .
      </p>
    </section>
  );
}
