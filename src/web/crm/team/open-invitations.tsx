import { Form } from "react-router";
import type { Team } from "~/domains/identity/members/team/list-team.server.ts";
import { memberRoleLabels } from "~/domains/shared/access/member-roles.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";

type OpenInvitationsProps = { invitations: Team["invitations"]; canChange: boolean };

/** Pending invitations. */
export function OpenInvitations({ invitations, canChange }: OpenInvitationsProps) {
  const format = useFormatDate();
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby="invitations" className="flex flex-col gap-3">
      <h2 id="invitations" className="text-xl">
        Invited
      </h2>
      <ul className="divide-y divide-line rounded-2xl border border-line bg-surface">
        {invitations.map(({ id, email, role, expiresAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 p-4">
            <div className="min-w-0">
              <p className="font-semibold break-all">{email}</p>
              <p className="text-sm text-muted">
                {memberRoleLabels[role]}, expires {format(expiresAt, "MMM d, yyyy")}
              </p>
            </div>
            {canChange ? (
              <Form method="post" className="flex flex-wrap gap-2">
                <input type="hidden" name="id" value={id} />
                <Button type="submit" name="intent" value="resend" variant="secondary" size="small">
                  Send again
                </Button>
                <Button type="submit" name="intent" value="take-back" variant="quiet" size="small">
                  Cancel invitation
                </Button>
              </Form>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
