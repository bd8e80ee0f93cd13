import { useLocation } from "react-router";
import { mainLinks } from "~/content/navigation.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { BrandLink } from "./brand-link.tsx";
import { currentPage } from "./current-page.ts";
import { ServicesMenu } from "./services-menu.tsx";
import { SmallScreenMenu } from "./small-screen-menu.tsx";

/** The bar at the top of every page with its menus. They open without script, so that pages need none (`navigation.header`). */
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
