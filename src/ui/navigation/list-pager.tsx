import { LinkButton } from "../buttons/link-button.tsx";

type ListPagerProps = {
  /** The address of the first page, when another one is shown. */
  firstHref: string | null;
  firstLabel?: string;
  nextHref: string | null;
  /** Such as "Older leads". */
  nextLabel: string;
};

/** The ways on from a page of a list. Back of the browser is the way back. */
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
