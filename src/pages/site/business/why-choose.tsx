import { TickIcon } from "./business-icons.tsx";

const reasons = [
  "Licensed & Insured",
  "Local Experts",
  "Same-Day Service",
  "Free Estimates",
  "5-Star Reviews",
];

/** The five points of `content.why-choose`. */
export function WhyChoose({ businessName }: { businessName: string }) {
  return (
    <section>
      <h2 className="text-2xl">
        Why Choose <bdi>{businessName}</bdi>
      </h2>
      <ul className="mt-5 grid gap-3 sm:grid-cols-2">
        {reasons.map((reason) => (
          <li key={reason} className="flex gap-3 font-semibold">
            <span className="tick">
              <TickIcon />
            </span>
            {reason}
          </li>
        ))}
      </ul>
    </section>
  );
}
