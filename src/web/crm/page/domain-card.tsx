import { Form } from "react-router";
import type { PageAddresses } from "~/domains/storefront/index.server.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { ConfirmAction } from "~/web/shared/forms/confirm-action.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";

const moment = "MMM d, h:mm a";

type DomainCardProps = {
  domain: PageAddresses["domain"];
  /** Host that the DNS records must point to. */
  target: string;
  refused: { values?: FormValues | undefined; errors: FieldErrors } | undefined;
};

/** The business's domain: entry form, DNS records and status. */
export function DomainCard({ domain, target, refused }: DomainCardProps) {
  const isMember = useIsMember();
  return (
    <Card as="section" aria-labelledby="own-domain" className="max-sm:p-4">
      <h2 id="own-domain" className="text-lg wrap-anywhere">
        {domain ? domain.home : "Your own domain"}
      </h2>
      {domain ? (
        <>
          <DomainState domain={domain} />
          <DomainRecords domain={domain} target={target} />
          {isMember ? (
            <div className="mt-5 flex flex-col items-start gap-3">
              <Form method="post">
                <Button type="submit" name="intent" value={`check:${domain.id}`} variant="action">
                  Check now
                </Button>
              </Form>
              <ConfirmAction
                label="Remove domain"
                subject={null}
                buttonStyle={{ variant: "secondary" }}
                consequence={`Your page will no longer work at ${domain.home}.`}
                yes="Yes, remove it"
                intent={`remove:${domain.id}`}
              />
            </div>
          ) : null}
        </>
      ) : (
        <Form method="post" noValidate>
          <p className="mt-1 mb-4 text-sm text-muted">
            If you own a domain, your page can use it. You add two DNS records where you bought it.
          </p>
          <fieldset disabled={!isMember} className="flex flex-col gap-4">
            <TextField
              name="domain"
              label="Domain"
              hint="Such as yourbusiness.com or www.yourbusiness.com"
              defaultValue={typedText(refused?.values, "domain") ?? ""}
              error={refused?.errors.domain}
              maxLength={300}
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              className="max-w-sm"
            />
            {isMember ? (
              <Button
                type="submit"
                name="intent"
                value="domain"
                variant="action"
                className="self-start"
              >
                Use this domain
              </Button>
            ) : null}
          </fieldset>
        </Form>
      )}
    </Card>
  );
}

/** Status of a domain, and when it was last checked. */
function DomainState({ domain }: { domain: NonNullable<PageAddresses["domain"]> }) {
  const format = useFormatDate();
  const { state, failingSince, checkedAt, nextCheckAt } = domain;
  const stopsAt = failingSince && new Date(failingSince.getTime() + domain.graceMilliseconds);
  return (
    <div className="mt-3 flex flex-col gap-2">
      {state === "active" && stopsAt ? (
        <Alert tone="warning" title="A DNS record is missing or changed">
          Your page stays here until {format(stopsAt, moment)}. Put the record back and nothing
          changes.
        </Alert>
      ) : state === "active" ? (
        <Alert tone="good">Your page works at this domain.</Alert>
      ) : state === "lost" ? (
        <Alert tone="bad" title="Your domain isn’t connected">
          A DNS record was missing for too long. Put it back and your domain will work again.
        </Alert>
      ) : state === "ended" ? (
        <Alert tone="warning" title="We stopped checking">
          Add the records, then tap Check now.
        </Alert>
      ) : (
        <Alert title="Waiting for your records">
          Add both records where you bought the domain. It can take a few hours for us to see them.
        </Alert>
      )}
      <p className="text-sm text-muted">
        {checkedAt ? `Last checked ${format(checkedAt, moment)}.` : "Not checked yet."}
        {nextCheckAt ? ` We check again automatically.` : null}
      </p>
    </div>
  );
}

type Domain = NonNullable<PageAddresses["domain"]>;
type Finding = NonNullable<Domain["findings"]>["proof"];

const outcomes = {
  found: { label: "Found", tone: "good" },
  missing: { label: "Not found", tone: "neutral" },
  wrong: { label: "Needs fixing", tone: "warning" },
  unanswered: { label: "No response", tone: "neutral" },
} as const;

/** DNS records that a domain needs, and what was found for each. */
function DomainRecords({ domain, target }: { domain: Domain; target: string }) {
  const { proof, home, other, findings, takesAlias, otherLeadsHere } = domain;
  // The apex can't have a CNAME because it has other records.
  const addresses = takesAlias
    ? []
    : (findings?.expected ?? []).filter((address) => !address.includes(":"));
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
