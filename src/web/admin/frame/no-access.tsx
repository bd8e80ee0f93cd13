import { Form } from "react-router";
import { Button } from "~/ui/buttons/button.tsx";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { Outcome } from "~/ui/feedback/outcome.tsx";

const refusals: Record<string, string> = {
  no_role: "Your account has no role in the staff area. Ask an administrator for a role.",
  export: "Your role doesn’t let you export personal data. Ask an administrator for access.",
  manage_staff: "Only a super admin can see and change staff accounts.",
  security: "Only a super admin can see security events.",
  phone: "Your role doesn’t let you act as a homeowner. Ask an administrator for access.",
  not_permitted: "Your role doesn’t let you do this. Ask an administrator for access.",
  read_only: "Your role is view only. Ask an administrator to make this change.",
};

/** Page for a signed-in user whose role doesn't allow this (`staff.role-required`). */
export function NoAccess({ reason }: { reason: unknown }) {
  const hasRole = reason !== "no_role" && String(reason) in refusals;
  return (
    <Outcome title="No access">
      <p>{refusals[String(reason)] ?? refusals.no_role}</p>
      {hasRole ? <LinkButton href="/admin/dashboard">Back to the dashboard</LinkButton> : null}
      <Form method="post" action="/admin/sign-out">
        <Button type="submit" variant="secondary">
          Sign out
        </Button>
      </Form>
    </Outcome>
  );
}
