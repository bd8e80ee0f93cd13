import { Form, href, Link } from "react-router";
import type { StopCheck } from "~/domains/inbox/replies/stop-checks/list-stop-checks.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { StopCheckForm, StopCheckWords } from "~/web/shared/follow-up/stop-check.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { useMayChange } from "../../frame/use-may-change.ts";

/** One message to check: who wrote it to which business, what it says, and what is done with it. */
export function StopCheckCard({ row }: { row: StopCheck }) {
  const format = useFormatDate();
  const mayChange = useMayChange();
  const { id, name, contractorId, businessName, leadId, since, channel, kind } = row;
  return (
    <Card as="li" className="max-sm:p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <h2 className="text-base font-semibold break-words">
          {leadId ? (
            <Link to={href("/admin/leads/:id", { id: leadId })} className="text-link">
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        <Badge>{channel === "sms" ? "Text" : "Email"}</Badge>
        {since ? (
          <time className="text-muted" dateTime={new Date(since).toISOString()}>
            {format(since, "MMM d, yyyy h:mm a")}
          </time>
        ) : null}
        <span className="text-muted">
          to{" "}
          <Link to={href("/admin/contractors/:id", { id: contractorId })} className="text-link">
            {businessName || "Unnamed Business"}
          </Link>
        </span>
      </div>
      <StopCheckWords text={row.text} />
      {!mayChange ? null : kind === "waiting" ? (
        <StopCheckForm conversationId={id} messageId={row.messageId} />
      ) : (
        <Form method="post" preventScrollReset className="mt-3">
          <input type="hidden" name="conversation_id" value={id} />
          <Button type="submit" name="intent" value="seen" size="small" variant="secondary">
            Mark as reviewed
          </Button>
        </Form>
      )}
    </Card>
  );
}
