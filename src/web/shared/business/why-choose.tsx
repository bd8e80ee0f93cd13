import { businessPageText as text } from "~/domains/storefront/business-pages/business-page.text.en.ts";
import { TickIcon } from "./business-icons.tsx";

/** The five points of `content.why-choose`. */
export function WhyChoose({ businessName }: { businessName: string }) {
  return (
    <section>
      <h2 className="text-2xl">{text.whyChoose(<bdi key="name">{businessName}</bdi>)}</h2>
      <ul className="mt-5 grid gap-3 sm:grid-cols-2">
        {text.reasons.map((reason) => (
          <li key={reason} className="flex gap-3 font-semibold">
            <span className="tick">
              <TickIcon />
            </span>
            {reason}
          </li>
        ))}
      </ul>
    </section>
  );
}
