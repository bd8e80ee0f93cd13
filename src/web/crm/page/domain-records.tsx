import type { PageAddresses } from "~/domains/storefront/own-addresses/find-page-addresses.server.ts";
import { Badge } from "~/ui/feedback/badge.tsx";

type Domain = NonNullable<PageAddresses["domain"]>;
type Finding = NonNullable<Domain["findings"]>["proof"];

const outcomes = {
  found: { label: "Found", tone: "good" },
  missing: { label: "Not found", tone: "neutral" },
  wrong: { label: "Needs fixing", tone: "warning" },
  unanswered: { label: "No response", tone: "neutral" },
} as const;

/** DNS records that a domain needs, and what was found for each. */
export function DomainRecords({ domain, target }: { domain: Domain; target: string }) {
  const { proof, home, other, findings, takesAlias, otherLeadsHere } = domain;
  // The apex can't have a CNAME because it has other records.
  const addresses = takesAlias
    ? []
    : (findings?.expected ?? []).filter((one) => !one.includes(":"));
  const byAddress = addresses.length > 0;
  return (
    <ol className="mt-4 flex flex-col gap-4">
      <DnsRecord
        title="Proves you own the domain"
        finding={findings?.proof}
        fields={[
          ["Type", "TXT"],
          ["Name", proof.host],
          ["Value", proof.value],
        ]}
      />
      <DnsRecord
        title="Points visitors here"
        finding={findings?.traffic}
        fields={[
          ["Type", byAddress ? "A" : "CNAME"],
          ["Name", home],
          ["Value", byAddress ? addresses.join(", ") : target],
        ]}
      />
      <li className="text-sm text-muted wrap-anywhere">
        {otherLeadsHere
          ? `${other} points here, too.`
          : `If you want ${other} to work, too, point it to ${target} as well.`}
      </li>
    </ol>
  );
}

type DnsRecordProps = {
  title: string;
  fields: [name: string, value: string][];
  finding: Finding | undefined;
};

function DnsRecord({ title, fields, finding }: DnsRecordProps) {
  const outcome = finding && outcomes[finding.outcome];
  return (
    <li className="rounded-xl border border-line p-4">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        {title}
        {outcome ? <Badge tone={outcome.tone}>{outcome.label}</Badge> : null}
      </p>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {fields.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-mono text-sm wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {finding?.outcome === "wrong" ? (
        <p className="mt-2 text-sm wrap-anywhere">Found instead: {finding.seen.join(", ")}</p>
      ) : null}
    </li>
  );
}
