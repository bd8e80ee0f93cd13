import type { ReadCallSettings } from "~/domains/inbox/calls/settings/read-call-settings.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { Card } from "~/ui/layout/card.tsx";

type TrackedNumbersProps = Pick<ReadCallSettings, "tracked">;

/** The further numbers of the business, each with what its calls come from (`senders.tracked`). */
export function TrackedNumbers({ tracked }: TrackedNumbersProps) {
  return (
    <Card as="section" aria-labelledby="tracked" className="max-sm:p-4">
      <h2 id="tracked" className="text-lg">
        Tracking numbers
      </h2>
      {tracked.length === 0 ? (
        <p className="mt-1 text-muted">
          Give a mailer, a yard sign, or an ad its own number. It rings the same phones, and you see
          which calls it brings in. Contact us to get one.
        </p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {tracked.map(({ id, phone, source, page }) => (
            <li key={id} className="py-2">
              <p className="font-semibold tabular-nums">{formatPhone(phone)}</p>
              <p className="text-sm break-words text-muted">
                {[source, page ? `Your page: ${page}` : ""].filter(Boolean).join(" · ")}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
