const reasons = [
  "Licensed & Insured",
  "Local Experts",
  "Same-Day Service",
  "Free Estimates",
  "5-Star Reviews",
];

/** The five points of specification §2. */
export function WhyChoose({ businessName }: { businessName: string }) {
  return (
    <section>
      <h2 className="text-2xl">Why Choose {businessName}</h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2">
        {reasons.map((reason) => (
          <li key={reason} className="flex items-center gap-3 font-semibold">
            <svg viewBox="0 0 20 20" className="size-5 shrink-0" aria-hidden="true">
              <circle cx="10" cy="10" r="10" className="fill-good-soft" />
              <path d="m5.75 10.25 3 3 5.5-6" className="fill-none stroke-good stroke-2" />
            </svg>
            {reason}
          </li>
        ))}
      </ul>
    </section>
  );
}
