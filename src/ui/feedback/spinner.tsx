/** A loading spinner. Screen readers get only the label. */
export function Spinner({ label = "Loading" }: { label?: string }) {
  return (
    <span role="status" className="inline-flex items-center gap-3 text-muted">
      <svg
        viewBox="0 0 24 24"
        className="size-6 motion-safe:animate-spin fill-none stroke-3"
        aria-hidden="true"
      >
        <circle cx="12" cy="12" r="9" className="stroke-line" />
        <path d="M12 3a9 9 0 0 1 9 9" strokeLinecap="round" className="stroke-brand" />
      </svg>
      <span>{label}</span>
    </span>
  );
}
