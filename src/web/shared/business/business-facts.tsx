import type { ReactNode } from "react";
import { businessPageText as text } from "~/domains/storefront/business-pages/business-page.text.en.ts";
import type { BusinessPage } from "~/domains/storefront/business-pages/business-pages.ts";
import { hoursLines } from "~/domains/storefront/business-pages/content/opening-hours.ts";

/** Opening hours, license and insurance of the business, as far as provided. */
export function BusinessFacts({ page: { details } }: { page: BusinessPage }) {
  const lines = hoursLines(details?.hours ?? null);
  const license = details?.license;
  const insurance = details?.insurance;
  if (lines.length === 0 && !license && !insurance) return null;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {lines.length > 0 ? (
        <Facts title={text.hours}>
          {lines.map(({ days, hours }) => (
            <Fact key={days} name={days}>
              {hours}
            </Fact>
          ))}
        </Facts>
      ) : null}
      {license || insurance ? (
        <Facts title={text.licenseAndInsurance}>
          {license ? <Fact name={text.license}>{license}</Fact> : null}
          {insurance ? <Fact name={text.insurance}>{insurance}</Fact> : null}
        </Facts>
      ) : null}
    </div>
  );
}

function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="raised rounded-2xl bg-surface p-6">
      <h2 className="text-xl">{title}</h2>
      <dl className="contact mt-4 grid gap-2">{children}</dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </>
  );
}
