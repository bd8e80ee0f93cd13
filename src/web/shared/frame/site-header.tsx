import { useLocation } from "react-router";
import { mainLinks } from "~/content/navigation.ts";
import { trades } from "~/domains/shared/index.ts";
import { LinkButton } from "~/ui/buttons/button.tsx";
import { BrandLink } from "./brand-link.tsx";

const itemStyle = "block rounded-lg px-4 py-3 hover:bg-sunken aria-[current=page]:bg-sunken";

/** Header of every page with its menus, which work without JavaScript. */
export function SiteHeader({ siteName }: { siteName: string }) {
  const path = useLocation().pathname;
  return (
    <header className="@container sticky top-0 z-40 border-b border-line bg-canvas print:static">
      <div className="page-width relative flex min-h-16 flex-wrap items-center justify-between gap-x-4 @max-[14rem]:gap-x-2">
        <BrandLink siteName={siteName} />
        <nav aria-label="Main" className="hidden self-stretch md:flex print:hidden">
          <ul className="flex items-center lg:gap-2">
            <ServicesMenu path={path} />
            {mainLinks.map((link) => (
              <li key={link.href}>
                <a
                  href={link.href}
                  aria-current={currentPage(path, link.href)}
                  className="inline-flex min-h-11 items-center rounded-lg px-3 font-semibold text-muted hover:text-ink aria-[current=page]:text-brand"
                >
                  {link.label}
                </a>
              </li>
            ))}
            <li className="ml-3">
              <LinkButton href="/get-started" variant="action">
                Get Started
              </LinkButton>
            </li>
          </ul>
        </nav>
        <SmallScreenMenu path={path} />
      </div>
    </header>
  );
}

/**
 * "Services" with its menu, from the medium breakpoint up. The menu shows while the pointer or
 * keyboard focus is inside it, and hides after a short delay, so a pointer that cuts a corner doesn't
 * close it.
 */
function ServicesMenu({ path }: { path: string }) {
  return (
    <li className="group flex self-stretch">
      <a
        href="/services"
        aria-current={currentPage(path, "/services")}
        className="inline-flex items-center gap-1.5 px-3 font-semibold text-muted group-hover:text-ink group-has-aria-[current=page]:text-brand hover:text-ink"
      >
        Services
        <svg
          viewBox="0 0 12 12"
          className="size-3 fill-none stroke-current stroke-2"
          aria-hidden="true"
        >
          <path d="m2 4 4 4 4-4" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </a>
      <div className="floating invisible absolute top-full right-0 w-152 max-w-full rounded-b-2xl bg-surface p-3 opacity-0 transition-[opacity,visibility] delay-100 group-focus-within:visible group-focus-within:opacity-100 group-focus-within:delay-0 group-hover:visible group-hover:opacity-100 group-hover:delay-0">
        <a href="/services" aria-current={currentPage(path, "/services")} className={itemStyle}>
          <span className="block font-semibold">All Services</span>
          <span className="block text-sm text-muted">
            Every trade we bring leads to, side by side
          </span>
        </a>
        <ul className="mt-2 grid grid-cols-2 border-t border-line pt-2">
          {trades.map((trade) => (
            <li key={trade.slug}>
              <a
                href={`/${trade.slug}`}
                aria-current={currentPage(path, `/${trade.slug}`)}
                className={itemStyle}
              >
                <span className="block font-semibold">{trade.label}</span>
                <span className="block text-sm text-muted">{trade.description}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

/**
 * Menu below the medium breakpoint: a popover, which the browser opens, closes and ties to its
 * button.
 */
function SmallScreenMenu({ path }: { path: string }) {
  const links = [
    ...mainLinks,
    { href: "/services", label: "All Services" },
    ...trades.map((trade) => ({ href: `/${trade.slug}`, label: trade.label, indented: true })),
  ];
  return (
    <>
      <button
        type="button"
        popoverTarget="menu"
        className="-mr-2 inline-flex min-h-11 items-center gap-2 rounded-lg px-2 font-semibold md:hidden print:hidden"
      >
        <svg
          viewBox="0 0 20 20"
          className="size-5 stroke-current stroke-2 @max-[18rem]:hidden"
          aria-hidden="true"
        >
          <path d="M2 5h16M2 10h16M2 15h16" strokeLinecap="round" />
        </svg>
        Menu
      </button>
      <nav
        id="menu"
        popover="auto"
        aria-label="Main"
        className="fixed top-16 bottom-auto m-0 max-h-[calc(100dvh-4rem)] w-full overflow-y-auto border-b border-line bg-surface px-4 pt-2 pb-6 text-ink backdrop:top-16 backdrop:bg-veil md:hidden"
      >
        <ul>
          {links.map((link) => (
            <li
              key={link.href}
              className={"indented" in link ? "ml-5 border-l border-line pl-3" : ""}
            >
              <a
                href={link.href}
                aria-current={currentPage(path, link.href)}
                className="flex min-h-12 items-center px-2 font-semibold aria-[current=page]:text-brand aria-[current=page]:underline"
              >
                {link.label}
              </a>
            </li>
          ))}
        </ul>
        <LinkButton href="/get-started" variant="action" size="large" className="mt-4 w-full">
          Get Started
        </LinkButton>
      </nav>
    </>
  );
}

/** `aria-current` of a link: "page" if the current path is its route or below it. */
export function currentPage(path: string, route: string): "page" | undefined {
  return path === route || path.startsWith(`${route}/`) ? "page" : undefined;
}
