import type { BusinessPage } from "~/features/directory/directory.ts";
import { LinkButton } from "~/ui/link-button.tsx";

type BusinessHeroProps = { page: BusinessPage; service: string; place: string; cta: string };

/** The top of a business page, in the business's own colour. */
export function BusinessHero({ page, service, place, cta }: BusinessHeroProps) {
  const phone = page.phone?.replace(/[^+\d]/g, "");
  return (
    <section className="relative mt-4 overflow-hidden bg-(--business) text-(--on-business)">
      {page.imageUrl ? (
        <img
          src={page.imageUrl}
          alt=""
          className="absolute inset-0 size-full object-cover opacity-25"
        />
      ) : null}
      <div className="page-width relative py-12 lg:py-20">
        {page.logoUrl ? (
          <img
            src={page.logoUrl}
            alt={`${page.businessName} logo`}
            className="mb-6 max-h-20 max-w-48 rounded-lg bg-white p-2"
          />
        ) : null}
        <p className="font-semibold">{page.businessName}</p>
        <h1 className="mt-2 max-w-3xl text-4xl">{page.headline ?? `${service} in ${place}`}</h1>
        {page.tagline ? <p className="mt-4 max-w-xl text-lg">{page.tagline}</p> : null}
        <p className="mt-4 text-lg">Proudly serving {place}</p>
        <div className="mt-8 flex flex-wrap gap-4">
          <LinkButton href="#estimate" variant="action" size="large">
            {cta}
          </LinkButton>
          {phone ? (
            <LinkButton href={`tel:${phone}`} variant="secondary" size="large">
              Call {page.phone}
            </LinkButton>
          ) : null}
        </div>
      </div>
    </section>
  );
}
