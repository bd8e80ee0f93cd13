import type { Claim } from "~/content/claims.ts";

/** Statistics in large figures, each with its source once the operator has named one (`content.claim-sources`). */
export function ClaimFigures({ claims }: { claims: readonly Claim[] }) {
  return (
    <dl className="grid gap-8 sm:grid-cols-3">
      {claims.map((claim) => (
        <div key={claim.figure} className="flex flex-col-reverse justify-end">
          <dt className="mt-2 text-muted">
            {claim.label}
            {claim.source ? (
              <span className="mt-1 block text-sm">Source: {claim.source}</span>
            ) : null}
          </dt>
          <dd className="text-4xl font-bold tracking-tight text-brand">{claim.figure}</dd>
        </div>
      ))}
    </dl>
  );
}
