import type { ReactNode } from "react";
import { SkipLink } from "~/ui/navigation/skip-link.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { useSite } from "./use-site.ts";

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
