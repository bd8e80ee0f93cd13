import {
  type BusinessPage,
  cityAndState,
  serviceInSentence,
} from "~/features/business-pages/business-pages.ts";
import { formatPhone, telHref } from "~/platform/validation/phone.ts";

/** Who this is, and the two ways to reach them. */
export function Introduction({ page }: { page: BusinessPage }) {
  const phone = telHref(page.phone);
  const service = serviceInSentence(page.service);
  return (
    <section className="pt-10">
      <h2 className="text-2xl">
        {service.slice(0, 1).toUpperCase() + service.slice(1)} you can rely on in {page.city}
      </h2>
      <p className="mt-4 text-lg text-muted">
        <bdi>{page.businessName}</bdi> helps homeowners in {cityAndState(page)} and nearby. Tell us
        what you need, and we'll get back to you with a free estimate.
        {phone ? (
          <>
            {" "}
            Or call{" "}
            <a href={phone} className="text-link">
              {formatPhone(page.phone)}
            </a>
            .
          </>
        ) : null}
      </p>
    </section>
  );
}
