import { Link } from "react-router";
import { releaseHeldSending } from "~/domains/operations/backups/release-sending.server.ts";
import { readHealth } from "~/domains/operations/health/read-health.server.ts";
import { readSampleData } from "~/domains/operations/sample-data/read-sample-data.server.ts";
import { readForm } from "~/platform/http/requests/read-body.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { say } from "~/web/shared/frame/form-answers.server.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { staffContext } from "../frame/guard.server.ts";
import { NotSetUp } from "../frame/not-set-up.tsx";
import { ListHeading } from "../lists/list-heading.tsx";
import type { Route } from "./+types/health";
import { HealthFigures } from "./health-figures.tsx";
import { JobsTable } from "./jobs-table.tsx";
import { ReleaseForm } from "./release-form.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Health" }];

export async function loader({ context }: Route.LoaderArgs) {
  const [platform, member] = [context.get(platformContext), context.get(staffContext)];
  const samples = await readSampleData(platform, member);
  return { ...(await readHealth(platform, member)), samples: samples.contractor };
}

/** Lets messages leave again after a restore. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const withholdWaiting = form.get("waiting") !== "send";
  const [platform, actor] = [context.get(platformContext), context.get(staffContext)];
  const withheld = await releaseHeldSending(platform, actor, { withholdWaiting });
  const done = withheld
    ? `Sending is on. ${withheld === 1 ? "1 waiting message is" : `${withheld.toLocaleString("en-US")} waiting messages are`} on hold under Messages.`
    : "Sending is on.";
  return say(withheld === null ? { ok: false, code: "already_done" } : { ok: true }, done, {
    already_done: "Someone already turned sending on. Nothing was changed.",
  });
}

/** How the installation does, and what needs a person. */
export default function Health({ loaderData, actionData }: Route.ComponentProps) {
  const { problems, notSetUp, backlog, heldSince, replication, samples } = loaderData;
  const format = useFormatDate();
  return (
    <div className="flex flex-col gap-5">
      <ListHeading title="Health">
        What needs attention. Staff get one email for each problem.
      </ListHeading>
      {actionData ? (
        <Alert tone={actionData.refused ? "warning" : "good"} role="status">
          {actionData.message}
        </Alert>
      ) : null}
      {heldSince ? <ReleaseForm since={new Date(heldSince)} /> : null}
      <NotSetUp words={notSetUp} />
      {problems.length + notSetUp.length === 0 ? (
        <Alert tone="good" title="All clear">
          Checked every minute.
        </Alert>
      ) : null}
      {problems.map(({ problem, words, beganAt }) => (
        <Alert key={problem} tone="bad" title={words}>
          <p className="text-sm text-muted">
            Since{" "}
            <time dateTime={new Date(beganAt).toISOString()}>
              {format(beganAt, "MMM d, yyyy h:mm a")}
            </time>
          </p>
        </Alert>
      ))}
      {samples > 0 ? (
        <Alert title="Sample data is loaded.">
          <Link to="/admin/health/sample-data" className="text-link">
            View or delete it
          </Link>
        </Alert>
      ) : null}
      <Card as="section">
        <h2 className="text-lg">Status</h2>
        <HealthFigures backlog={backlog} replication={replication} />
      </Card>
      <JobsTable jobs={backlog.jobs} />
    </div>
  );
}
