import { Link, useLocation } from "react-router";
import { SectionIcon } from "./section-icon.tsx";
import { isCurrent, type Section } from "./sections.ts";

/** Sections that fit on a phone's bar next to "More". */
const onBar = 4;

/** Navigation beside the page on wide screens. */
export function SideBar({ sections }: { sections: readonly Section[] }) {
  return (
    <nav aria-label="Sections" className="mt-4 hidden lg:block">
      <ul className="flex flex-col gap-0.5">
        {sections.map((section) => (
          <li key={section.href}>
            <SectionLink
              section={section}
              className="flex min-h-10 items-center gap-3 rounded-lg px-2 text-sm font-semibold text-muted hover:bg-sunken hover:text-ink aria-[current=page]:bg-info-soft aria-[current=page]:text-info"
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Bottom navigation on a phone; sections that don't fit are under "More". */
export function BottomBar({ sections }: { sections: readonly Section[] }) {
  const fits = sections.length <= onBar + 1;
  const shown = fits ? sections : sections.slice(0, onBar);
  const rest = fits ? [] : sections.slice(onBar);
  return (
    <nav
      aria-label="Sections"
      className="fixed inset-x-0 bottom-0 z-10 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="flex">
        {shown.map((section) => (
          <li key={section.href} className="min-w-0 grow basis-0">
            <SectionLink section={section} className={barItem} />
          </li>
        ))}
        {rest.length > 0 ? (
          <li className="min-w-0 grow basis-0">
            <details>
              <summary className={`${barItem} cursor-pointer list-none`}>
                <SectionIcon name="more" />
                More
              </summary>
              <ul className="absolute right-2 bottom-full mb-2 min-w-44 rounded-xl border border-line bg-surface p-1 shadow-floating">
                {rest.map((section) => (
                  <li key={section.href}>
                    <SectionLink
                      section={section}
                      className="flex min-h-11 items-center gap-3 rounded-lg px-3 text-sm font-semibold hover:bg-sunken"
                    />
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

const barItem =
  "flex min-h-14 flex-col items-center justify-center gap-0.5 px-1 text-xs font-semibold text-muted aria-[current=page]:text-brand";

type SectionLinkProps = { section: Section; className: string };

function SectionLink({ section, className }: SectionLinkProps) {
  const { pathname } = useLocation();
  return (
    <Link
      to={section.href}
      aria-current={isCurrent(pathname, section) ? "page" : undefined}
      className={`relative ${className}`}
    >
      <SectionIcon name={section.icon} />
      {section.label}
      {section.count ? <Count count={section.count} /> : null}
    </Link>
  );
}

/** Count of pending items: next to the label on desktop, on the icon on a phone. */
function Count({ count }: { count: number }) {
  return (
    <span className="rounded-full bg-brand px-1.5 text-center text-xs leading-5 font-semibold text-on-brand max-lg:absolute max-lg:top-1 max-lg:left-1/2 max-lg:ml-1 lg:ml-auto lg:min-w-5">
      {count > 99 ? "99+" : count}
      <span className="sr-only"> unread</span>
    </span>
  );
}
