import { Link } from "react-router";
import { listTeamNotifications } from "~/domains/office/index.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Card } from "~/ui/layout/card.tsx";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import type { Route } from "./+types/team-notifications";
import { TeamGrid } from "./alert-grid.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Team notifications" }];

export async function loader({ context }: Route.LoaderArgs) {
  const members = await listTeamNotifications(
    context.get(platformContext),
    context.get(memberContext),
  );
  return { members };
}

/** Which alerts each member of the team gets; members change their own. */
export default function TeamNotifications({ loaderData }: Route.ComponentProps) {
  return (
    <div className="flex max-w-5xl flex-col gap-6">
      <div>
        <h1 className="text-2xl">Team notifications</h1>
        <p className="mt-1 max-w-prose text-muted">
          See who gets which alerts. Each team member chooses their own.
        </p>
        <p className="mt-2">
          <Link
            to="/crm/account/notifications"
            className="text-link inline-flex min-h-11 items-center"
          >
            Your notifications
          </Link>
        </p>
      </div>
      <Card className="max-sm:p-4">
        <TeamGrid members={loaderData.members} />
      </Card>
    </div>
  );
}
