import { Form } from "react-router";
import type { listOpenInvitations } from "~/domains/identity/staff/invitations.server.ts";
import { roleLabels } from "~/domains/shared/access/roles.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";

type OpenInvitationsProps = {
  invitations: Awaited<ReturnType<typeof listOpenInvitations>>;
  /** Whether email is set up; if not, staff share the links themselves. */
  sending: boolean;
};

/** Pending invitations. */
export function OpenInvitations({ invitations, sending }: OpenInvitationsProps) {
  const format = useFormatDate();
  return (
    <Card as="section">
      <h2 className="text-xl">Open invitations</h2>
      {sending ? null : (
        <p className="mt-2 text-sm text-muted">
          No mail server is set up (SMTP_URL), so send each link yourself.
        </p>
      )}
      {invitations.length === 0 ? (
        <div className="mt-4">
          <EmptyState title="No open invitations" />
        </div>
      ) : null}
      <ul className="mt-2 divide-y divide-line">
        {invitations.map((invitation) => (
          <li key={invitation.id} className="py-4">
            <div className="flex flex-wrap items-start justify-between gap-3">
              <div className="min-w-0 grow basis-48">
                <p className="font-semibold break-all">{invitation.email}</p>
                <p className="text-sm text-muted">
                  {roleLabels[invitation.role]}, invited by {invitation.invitedBy ?? "someone"}.
                  Expires {format(invitation.expiresAt, "MMM d, yyyy h:mm a")}.
                </p>
              </div>
              <Form method="post">
                <input type="hidden" name="id" value={invitation.id} />
                <Button
                  type="submit"
                  name="intent"
                  value="revoke"
                  variant="secondary"
                  size="small"
                  aria-label={`Cancel invitation for ${invitation.email}`}
                >
                  Cancel invitation
                </Button>
              </Form>
            </div>
            {invitation.link ? (
              <input
                readOnly
                aria-label={`Link for ${invitation.email}`}
                value={invitation.link}
                className="mt-3 min-h-11 w-full rounded-lg border border-edge bg-sunken px-3 font-mono text-sm"
              />
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
