/** Check mark in front of a benefit. */
export function CheckMark() {
  return (
    <svg viewBox="0 0 20 20" className="size-5 shrink-0" aria-hidden="true">
      <circle cx="10" cy="10" r="10" className="fill-good-soft" />
      <path
        d="m5.75 10.25 3 3 5.5-6"
        className="fill-none stroke-good"
        strokeWidth="2.25"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
