import { Form } from "react-router";
import type { FoundRegistration } from "~/domains/phone-numbers/index.server.ts";
import { statusLabels } from "~/domains/phone-numbers/index.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { DescriptionList } from "~/ui/tables/description-list.tsx";
import { useMayChange } from "~/web/admin/frame/use-frame.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";

/** What the owner submitted through the provider: state, codes, and history. */
export function ProviderRegistration({ registration }: { registration: FoundRegistration }) {
  const mayChange = useMayChange();
  const format = useFormatDate();
  const { status, kind, legalName, einLast4, problem, errors, ids, history, isSimulated } =
    registration;
  return (
    <Card as="section" aria-labelledby="submitted">
      <h2 id="submitted" className="text-lg">
        Submitted by the owner
      </h2>
      <DescriptionList
        items={[
          {
            term: "Status",
            description: isSimulated ? "Saved, not submitted" : statusLabels[status],
          },
          { term: "Legal name", description: legalName },
          {
            term: "Kind",
            description:
              kind === "standard" ? `With an EIN ending in ${einLast4}` : "Without an EIN",
          },
          ...(problem ? [{ term: "Problem", description: problem }] : []),
          ...errors.map(({ code, text, owner }) => ({
            term: `Code ${code}`,
            description: text ? `${owner} The provider says: ${text}` : owner,
          })),
          ...ids.map(({ key, id }) => ({
            term: `Provider’s ${key}`,
            description: <span className="break-all">{id}</span>,
          })),
        ]}
      />
      <h3 className="mt-4 font-semibold">History</h3>
      <ul className="mt-1 text-sm">
        {history.map(({ status: was, codes, at }) => (
          <li key={`${at.toISOString()} ${was}`}>
            {format(at, "MMM d, h:mm a")}: {statusLabels[was]}
            {codes.length > 0 ? ` (${codes.join(", ")})` : ""}
          </li>
        ))}
      </ul>
      {mayChange ? (
        <Form method="post" className="mt-4 flex flex-wrap gap-3">
          {isSimulated ? (
            <Button
              type="submit"
              name="intent"
              value="simulate-approval"
              variant="secondary"
              size="small"
            >
              Simulate approval
            </Button>
          ) : (
            <Button
              type="submit"
              name="intent"
              value="check-registration"
              variant="secondary"
              size="small"
            >
              Check now
            </Button>
          )}
        </Form>
      ) : null}
    </Card>
  );
}
