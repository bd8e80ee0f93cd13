import { Form } from "react-router";
import { Button } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import { TextField } from "~/ui/text-field.tsx";
import { forgetWord } from "../forget-word.ts";
import { useMayChange } from "../use-may-change.ts";

/** The person's right to their data: all of it as a file, or none of it any more (compliance P2). */
export function ContractorPerson({ id, otherAccounts }: { id: string; otherAccounts: number }) {
  const mayChange = useMayChange();
  return (
    <Card as="section">
      <h2 className="text-lg">This person’s data</h2>
      <p className="mt-2 text-sm text-muted">
        Everything kept of this business: answers, pages, leads, messages, notes, estimates,
        applications and referrals.
        {otherAccounts > 0
          ? ` ${otherAccounts === 1 ? "Another account has" : `${otherAccounts} other accounts have`} the same address; what is known by the address alone stays with it.`
          : null}
      </p>
      <LinkButton
        href={`/admin/contractors/${id}/data.json`}
        variant="secondary"
        size="small"
        className="mt-3"
        download
      >
        Export data
      </LinkButton>
      {mayChange ? (
        <details className="mt-4">
          <summary className="text-sm font-semibold text-bad">Delete data</summary>
          <Form method="post" className="mt-3 flex flex-col items-start gap-3">
            <TextField
              name="confirm"
              label={`Type ${forgetWord} to confirm`}
              hint="Pages go off the site. Leads, answers and messages are gone for good. Commissions stay, without a name."
              autoComplete="off"
            />
            <Button type="submit" name="intent" value="delete" variant="danger" size="small">
              Delete for good
            </Button>
          </Form>
        </details>
      ) : null}
    </Card>
  );
}
