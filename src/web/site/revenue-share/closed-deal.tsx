import { revenueShareExample } from "~/content/revenue-share.ts";
import { defaultCommissionRate } from "~/domains/growth/revenue-share/revenue-share.ts";

const { caption, revenue, labels } = revenueShareExample;
const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;

/** One closed job, and who gets what of it. */
export function ClosedDeal() {
  const commission = revenue * defaultCommissionRate;
  const share = `${defaultCommissionRate * 100}%`;
  const kept = `${(1 - defaultCommissionRate) * 100}%`;
  const lines = [
    { label: labels.upfront, figure: dollars(0) },
    { label: labels.invoice, figure: dollars(revenue) },
    { label: `${labels.commission}, ${share}`, figure: `−${dollars(commission)}` },
  ];
  return (
    <figure className="floating rounded-3xl bg-surface p-6 sm:p-8">
      <figcaption className="font-bold">{caption}</figcaption>
      <p className="mt-6 flex justify-between text-sm font-semibold" aria-hidden="true">
        <span>
          {labels.kept} {kept}
        </span>
        <span>
          {labels.ours} {share}
        </span>
      </p>
      <svg
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        className="mt-2 h-14 w-full overflow-hidden rounded-xl"
        aria-hidden="true"
      >
        <rect width={(1 - defaultCommissionRate) * 100} height="10" className="fill-good" />
        <rect
          x={(1 - defaultCommissionRate) * 100 + 0.75}
          width={defaultCommissionRate * 100}
          height="10"
          className="fill-action"
        />
      </svg>
      <dl className="mt-6">
        {lines.map(({ label, figure }) => (
          <div key={label} className="flex justify-between gap-4 border-b border-line py-3">
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold tabular-nums">{figure}</dd>
          </div>
        ))}
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 pt-4">
          <dt className="text-lg font-semibold">{labels.kept}</dt>
          <dd className="text-4xl font-bold tracking-tight text-good tabular-nums">
            {dollars(revenue - commission)}
          </dd>
        </div>
      </dl>
    </figure>
  );
}
