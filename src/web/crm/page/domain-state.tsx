import type { PageAddresses } from "~/domains/storefront/own-addresses/find-page-addresses.server.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";

const moment = "MMM d, HH:mm";

/** How it stands with a domain, in words, and when it was looked at. */
export function DomainState({ domain }: { domain: NonNullable<PageAddresses["domain"]> }) {
  const format = useFormatDate();
  const { state, failingSince, lookedAt, nextLookAt } = domain;
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
        {lookedAt ? `Last checked ${format(lookedAt, moment)}.` : "Not checked yet."}
        {nextLookAt ? ` We check again automatically.` : null}
      </p>
    </div>
  );
}
