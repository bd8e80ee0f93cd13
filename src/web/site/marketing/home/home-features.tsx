import { features } from "~/content/home.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { CheckMark } from "../parts/check-mark.tsx";

/** The promised items as a checklist, with the way to get them. */
export function Features() {
  return (
    <section className="section-space border-y border-line bg-sunken">
      <div className="page-width grid items-start gap-10 lg:grid-cols-[1fr_1.25fr] lg:gap-16">
        <div>
          <h2 className="text-3xl">{features.title}</h2>
          <div className="mt-8 flex flex-wrap gap-4">
            <LinkButton href="/get-started" variant="action" size="large">
              {features.action}
            </LinkButton>
            <LinkButton href="/contractor-crm" variant="secondary" size="large">
              {features.crm}
            </LinkButton>
          </div>
        </div>
        <Card className="sm:p-8">
          <ul className="divide-y divide-line">
            {features.items.map((item) => (
              <li key={item.title} className="flex gap-4 py-4 first:pt-0 last:pb-0">
                <span className="mt-1">
                  <CheckMark />
                </span>
                <div>
                  <h3 className="text-lg">{item.title}</h3>
                  <p className="text-muted">{item.text}</p>
                </div>
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </section>
  );
}
