type ProgressProps = {
  /** Percent, shown as given: 14.3 reads "14.3%". */
  value: number;
  label: string;
};

/** Progress as a bar, as text, and for assistive technology. An SVG, because it needs no style attribute. */
export function Progress({ value, label }: ProgressProps) {
  return (
    <div>
      <div className="mb-2 flex justify-between gap-4 text-sm">
        <span className="font-semibold">{label}</span>
        <span className="tabular-nums text-muted">{value}%</span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value}
        aria-valuetext={`${value}%`}
        className="overflow-hidden rounded-full border border-edge bg-sunken"
      >
        <svg
          viewBox="0 0 100 1"
          preserveAspectRatio="none"
          className="block h-2.5 w-full"
          aria-hidden="true"
        >
          <rect
            width={value}
            height="1"
            className="fill-brand motion-safe:transition-[width] motion-safe:duration-500 forced-colors:fill-[Highlight]"
          />
        </svg>
      </div>
    </div>
  );
}

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
