import type { ReactNode } from "react";
import {
  COPYRIGHT_YEAR,
  footerLinks,
  legalLinks,
  type NavigationLink,
} from "~/content/navigation.ts";
import { trades } from "~/domains/shared/index.ts";
import { LinkButton } from "~/ui/buttons/button.tsx";
import { SkipLink, VisuallyHidden } from "~/ui/layout/visually-hidden.tsx";
import { BrandLink } from "./brand-link.tsx";
import { SiteHeader } from "./site-header.tsx";
import { type Site, useSite } from "./use-site.ts";

type FrameProps = {
  children: ReactNode;
  /** Whether the page is for homeowners; omits content for contractors. */
  forHomeowners?: boolean;
};

/** Header, main and footer of a page. Links no stylesheet: the layout that uses it links its own. */
export function Frame({ children, forHomeowners = false }: FrameProps) {
  const { siteName, bookingUrl } = useSite();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader siteName={siteName} />
      <main id="main" tabIndex={-1} className="grow">
        {children}
      </main>
      <SiteFooter siteName={siteName} bookingUrl={bookingUrl} forHomeowners={forHomeowners} />
    </div>
  );
}

const serviceLinks = [
  { href: "/services", label: "All Services" },
  ...trades.map((trade) => ({ href: `/${trade.slug}`, label: trade.label })),
];

const tagline = "Lead systems for local home-service contractors.";

type SiteFooterProps = Pick<Site, "siteName" | "bookingUrl"> & { forHomeowners: boolean };

/** Footer of every page: strategy call for contractors, site map, legal links. */
function SiteFooter({ siteName, bookingUrl, forHomeowners }: SiteFooterProps) {
  return (
    <footer className="deep-band print:hidden">
      <div className="page-width pt-16 pb-8">
        {bookingUrl && !forHomeowners ? <StrategyCall bookingUrl={bookingUrl} /> : null}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-10 py-12 lg:grid-cols-[2fr_1fr_1fr_1fr]">
          <div className="col-span-full lg:col-span-1">
            <BrandLink siteName={siteName} />
            <p className="mt-3 max-w-xs text-muted">
              {forHomeowners ? tagline : `${tagline} You own every lead.`}
            </p>
          </div>
          {[{ title: "Services", links: serviceLinks }, ...footerLinks].map((group) => (
            <nav key={group.title} aria-label={group.title}>
              <h2 className="text-base font-semibold">{group.title}</h2>
              <LinkList links={group.links} />
            </nav>
          ))}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6 text-sm text-muted">
          <p>
            © {COPYRIGHT_YEAR} {siteName}
          </p>
          <ul className="flex gap-6">
            {legalLinks.map((link) => (
              <li key={link.href}>
                <a href={link.href} className="inline-block py-2 hover:text-ink hover:underline">
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

function LinkList({ links }: { links: NavigationLink[] }) {
  return (
    <ul className="mt-3">
      {links.map((link) => (
        <li key={link.href}>
          <a
            href={link.href}
            className="inline-block py-1.5 text-muted underline-offset-4 hover:text-ink hover:underline"
          >
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Invites contractors to a strategy call, at the bottom of every page except business pages. */
function StrategyCall({ bookingUrl }: { bookingUrl: string }) {
  return (
    <div className="flex flex-col items-start justify-between gap-6 border-b border-line pb-12 md:flex-row md:items-center">
      <div className="max-w-xl">
        <h2 className="text-2xl">Rather talk it through first?</h2>
        <p className="mt-2 text-muted">
          Tell us your trade and your town. We'll show you what a lead system could earn you, and
          tell you if it isn't worth it.
        </p>
      </div>
      <LinkButton
        href={bookingUrl}
        target="_blank"
        rel="noopener"
        variant="secondary"
        size="large"
        className="md:shrink-0"
      >
        Book a free 15-minute strategy call
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </LinkButton>
    </div>
  );
}
