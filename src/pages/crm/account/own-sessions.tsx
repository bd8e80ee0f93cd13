import type { listMemberSessions } from "~/features/members/own-account.server.ts";
import { describeBrowser } from "~/features/staff/describe-browser.ts";
import { EndSessions } from "~/pages/site/account/end-sessions.tsx";
import { useFormatDate } from "~/pages/site/frame/use-format-date.ts";
import { Badge } from "~/ui/feedback/badge.tsx";
import { Card } from "~/ui/layout/card.tsx";

type Sessions = Awaited<ReturnType<typeof listMemberSessions>>;

/** Where one is signed in, each to be ended (`members.sessions-listed`). */
export function OwnSessions({ sessions }: { sessions: Sessions }) {
  const format = useFormatDate();
  return (
    <Card as="section">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">Where you’re signed in</h2>
        {sessions.length > 1 ? <EndSessions sessionId="" label="Sign out everywhere else" /> : null}
      </div>
      <ul className="mt-2 divide-y divide-line">
        {sessions.map(({ id, userAgent, current, usedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {describeBrowser(userAgent)}
                {current ? <Badge tone="good">This device</Badge> : null}
              </p>
              <p className="text-sm text-muted">Last used {format(usedAt, "MMM d, yyyy HH:mm")}</p>
            </div>
            {current ? null : <EndSessions sessionId={id} label="Sign out" />}
          </li>
        ))}
      </ul>
    </Card>
  );
}
