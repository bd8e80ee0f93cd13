import { LinkButton } from "../buttons/button.tsx";

type PagerProps = {
  /** Names the paged list for screen readers: "Pages of contractors". */
  label: string;
  previous: string | null;
  next: string | null;
};

/** Previous and next links of a list; nothing if there is only one page. */
export function Pager({ label, previous, next }: PagerProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={label} className="mt-6 flex justify-between gap-4">
      {previous ? (
        <LinkButton href={previous} variant="secondary" rel="prev">
          Previous page
        </LinkButton>
      ) : (
        <span />
      )}
      {next ? (
        <LinkButton href={next} variant="secondary" rel="next">
          Next page
        </LinkButton>
      ) : null}
    </nav>
  );
}

type ListPagerProps = {
  /** The first page's URL, when another one is shown. */
  firstHref: string | null;
  firstLabel?: string;
  nextHref: string | null;
  /** Such as "Older leads". */
  nextLabel: string;
};

/** Next and first-page links of a list. The browser's Back goes to the previous page. */
export function ListPager({
  firstHref,
  firstLabel = "Newest first",
  nextHref,
  nextLabel,
}: ListPagerProps) {
  if (!firstHref && !nextHref) return null;
  return (
    <nav aria-label="Pages" className="flex flex-wrap gap-3">
      {firstHref ? (
        <LinkButton href={firstHref} variant="quiet">
          {firstLabel}
        </LinkButton>
      ) : null}
      {nextHref ? (
        <LinkButton href={nextHref} variant="secondary">
          {nextLabel}
        </LinkButton>
      ) : null}
    </nav>
  );
}
