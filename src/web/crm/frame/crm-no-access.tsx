import { Form } from "react-router";
import { Button } from "~/ui/buttons/button.tsx";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { Outcome } from "~/ui/feedback/outcome.tsx";

const refusals: Record<string, string> = {
  no_business: "You’re no longer on a business’s team. Ask the owner to invite you again.",
  own_business: "Owners only. Ask an owner to change this.",
  run_business: "This page is for the office. You see your own appointments and their customers.",
  looking: "You’re viewing this business’s CRM. You can’t change anything here.",
};

/** Page for a signed-in user whose role doesn't allow this. */
export function CrmNoAccess({ reason }: { reason: unknown }) {
  return (
    <Outcome title="No access">
      <p>{refusals[String(reason)] ?? "Your role doesn’t let you do this. Ask the owner."}</p>
      {reason === "no_business" ? (
        <Form method="post" action="/crm/sign-out">
          <Button type="submit" variant="secondary">
            Sign out
          </Button>
        </Form>
      ) : (
        <LinkButton href="/crm" variant="secondary">
          Go to Today
        </LinkButton>
      )}
    </Outcome>
  );
}
