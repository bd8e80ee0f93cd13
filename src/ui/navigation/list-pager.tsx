import { LinkButton } from "../buttons/button.tsx";

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
