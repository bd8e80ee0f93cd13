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
