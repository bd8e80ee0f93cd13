import { needWebsiteParts } from "~/content/need-a-website.ts";
import { SectionHeading } from "~/ui/layout/section-heading.tsx";
import { CheckMark } from "../parts/check-mark.tsx";

/** The six things that make up the system. */
export function NeedWebsiteParts() {
  return (
    <section className="deep-band section-space">
      <div className="page-width">
        <SectionHeading title={needWebsiteParts.title} lead={needWebsiteParts.lead} />
        <ul className="mt-12 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {needWebsiteParts.parts.map((part) => (
            <li key={part.title} className="flex gap-4 border-t border-line pt-6">
              <span className="mt-1">
                <CheckMark />
              </span>
              <div>
                <h3 className="text-xl">{part.title}</h3>
                <p className="mt-2 text-muted">{part.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
