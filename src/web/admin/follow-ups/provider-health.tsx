import type { ProviderHealth } from "~/domains/follow-ups/index.server.ts";
import { shownCount } from "~/domains/follow-ups/index.ts";
import { Card } from "~/ui/layout/card.tsx";

const names = { sms: "Texts", email: "Emails", voicemail: "Voicemail drops" };

/** Messages accepted, delivered and failed in a period, by channel and error code. */
export function ProviderHealthCard(props: { title: string; health: readonly ProviderHealth[] }) {
  return (
    <Card as="section">
      <h2 className="text-lg">{props.title}</h2>
      {props.health.map((providerHealth) => (
        <div key={providerHealth.channel} className="mt-3">
          <h3 className="text-sm font-semibold">{names[providerHealth.channel]}</h3>
          <dl className="mt-1 flex flex-wrap gap-x-6 gap-y-1 text-sm">
            <Figure term="Accepted" count={providerHealth.accepted} />
            {providerHealth.channel === "sms" ? (
              <Figure term="Delivered" count={providerHealth.delivered} />
            ) : null}
            <Figure term="Failed" count={providerHealth.failed} />
            <Figure term="Delivery unknown" count={providerHealth.uncertain} />
          </dl>
          {providerHealth.codes.length > 0 ? (
            <ul className="mt-1 flex flex-col gap-1 text-sm text-muted">
              {providerHealth.codes.map(({ code, description: text, count }) => (
                <li key={code ?? "none"}>
                  {code === null ? "No error code" : `Code ${code}`}: {shownCount(count)}
                  {text ? <span className="block">{text}</span> : null}
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      ))}
    </Card>
  );
}

function Figure({ term, count }: { term: string; count: number }) {
  return (
    <div className="flex gap-2">
      <dt className="text-muted">{term}</dt>
      <dd className="font-semibold tabular-nums">{shownCount(count)}</dd>
    </div>
  );
}
