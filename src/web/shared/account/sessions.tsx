import { Form } from "react-router";
import type { listOwnSessions } from "~/domains/identity/index.server.ts";
import { describeBrowser } from "~/domains/identity/index.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";

type SessionsProps = {
  audience: "staff" | "member";
  sessions: Awaited<ReturnType<typeof listOwnSessions>>;
};

/** The user's sessions, each with a button to end it. */
export function Sessions({ audience, sessions }: SessionsProps) {
  const format = useFormatDate();
  const isStaff = audience === "staff";
  return (
    <Card as="section">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">Where you’re signed in</h2>
        {sessions.length > 1 ? <EndSessions sessionId="" label="Sign out everywhere else" /> : null}
      </div>
      <ul className="mt-2 divide-y divide-line">
        {sessions.map(({ id, userAgent, current, createdAt, usedAt }) => (
          <li
            key={id}
            className={`flex flex-wrap items-center justify-between gap-3 ${isStaff ? "py-4" : "py-3"}`}
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {describeBrowser(userAgent)}
                {current ? <Badge tone="good">This device</Badge> : null}
              </p>
              <p className="text-sm text-muted">
                {isStaff
                  ? `Signed in ${format(createdAt, "MMM d, yyyy h:mm a")}`
                  : `Last used ${format(usedAt, "MMM d, yyyy h:mm a")}`}
              </p>
            </div>
            {current ? null : <EndSessions sessionId={id} label="Sign out" />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Ends one session or, without an id, all but the current one. */
function EndSessions({ sessionId, label }: { sessionId: string; label: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="session_id" value={sessionId} />
      <Button type="submit" name="intent" value="end-sessions" variant="secondary" size="small">
        {label}
      </Button>
    </Form>
  );
}
