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
