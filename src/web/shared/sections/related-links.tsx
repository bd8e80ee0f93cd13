import { relatedTo } from "~/content/related-pages.ts";
import { Badge } from "~/ui/feedback/badge.tsx";
import { Card } from "~/ui/layout/card.tsx";

type RelatedLinksProps = {
  /** Path of the current page, which is omitted. */
  currentPage: string;
  maxLinks?: number;
  showAsCards?: boolean;
};

const maxKeywords = 3;

/** Links to related pages, as cards or as a list. */
export function RelatedLinks({ currentPage, maxLinks = 6, showAsCards = true }: RelatedLinksProps) {
  const pages = relatedTo(currentPage, maxLinks);
  if (!showAsCards) return <RelatedList pages={pages} />;
  return (
    <section className="page-width section-space">
      <h2 className="text-3xl">Explore More Services</h2>
      <ul className="mt-10 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {pages.map((page) => (
          <Card as="li" key={page.path} className="flex flex-col gap-3">
            <h3 className="text-xl">{page.title}</h3>
            <p className="text-muted">{page.description}</p>
            <ul className="flex flex-wrap gap-2">
              {page.keywords.slice(0, maxKeywords).map((keyword) => (
                <li key={keyword} className="max-w-full">
                  <Badge>{keyword}</Badge>
                </li>
              ))}
            </ul>
            <a href={page.path} className="text-link mt-auto self-start py-1 font-semibold">
              Learn More<span className="sr-only"> about {page.title}</span>
            </a>
          </Card>
        ))}
      </ul>
    </section>
  );
}

type RelatedListProps = { pages: readonly { path: string; title: string }[] };

/** Links to related pages as a list, for callers that have them already. */
export function RelatedList({ pages }: RelatedListProps) {
  return (
    <section className="page-width section-space">
      <h2 className="text-2xl">Related Pages</h2>
      <ul className="mt-6 grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
        {pages.map((page) => (
          <li key={page.path}>
            <a href={page.path} className="text-link inline-block py-1">
              {page.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
