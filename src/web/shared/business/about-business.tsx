import { businessPageText as text } from "~/domains/storefront/business-pages/business-page.text.en.ts";
import type { BusinessPage } from "~/domains/storefront/business-pages/business-pages.ts";

/** What the business says of itself, if it says anything. */
export function AboutBusiness({ page }: { page: BusinessPage }) {
  if (!page.about) return null;
  return (
    <section>
      <h2 className="text-2xl">{text.about(<bdi key="name">{page.businessName}</bdi>)}</h2>
      <p dir="auto" className="mt-4 whitespace-pre-line text-muted">
        {page.about}
      </p>
    </section>
  );
}
