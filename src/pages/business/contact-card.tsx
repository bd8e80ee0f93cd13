import type { BusinessPage } from "~/features/directory/directory.ts";

/** How to reach the business: what is known of phone, e-mail and place. */
export function ContactCard({ page, place }: { page: BusinessPage; place: string }) {
  return (
    <section className="raised rounded-2xl bg-surface p-6">
      <h2 className="text-xl">Contact {page.businessName}</h2>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-3">
        {page.phone ? (
          <>
            <dt className="font-semibold">Phone</dt>
            <dd>
              <a href={`tel:${page.phone.replace(/[^+\d]/g, "")}`} className="text-link">
                {page.phone}
              </a>
            </dd>
          </>
        ) : null}
        {page.email ? (
          <>
            <dt className="font-semibold">Email</dt>
            <dd className="min-w-0 break-words">
              <a href={`mailto:${page.email}`} className="text-link">
                {page.email}
              </a>
            </dd>
          </>
        ) : null}
        <dt className="font-semibold">Location</dt>
        <dd>
          {place}
          {page.zipCode ? ` ${page.zipCode}` : null}
        </dd>
      </dl>
    </section>
  );
}
