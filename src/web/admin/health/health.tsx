import { Form, Link } from "react-router";
import {
  readHealth,
  readSampleData,
  releaseHeldSending,
} from "~/domains/operations/index.server.ts";
import { describeLag, formatDuration } from "~/domains/operations/index.ts";
import { readForm } from "~/platform/http/requests/read-body.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { DescriptionList } from "~/ui/tables/description-list.tsx";
import { Table, Td, Th } from "~/ui/tables/table.tsx";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { NotSetUp } from "~/web/admin/frame/health-alerts.tsx";
import { ListHeading } from "~/web/admin/frame/page-heading.tsx";
import { useMayChange } from "~/web/admin/frame/use-frame.ts";
import { respondWithMessage } from "~/web/shared/frame/form-results.server.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import type { Route } from "./+types/health";

type ShownHealth = Awaited<ReturnType<typeof readHealth>>;
type ShownBacklog = ShownHealth["backlog"];

const channelNames: Record<string, string> = { email: "email", sms: "text" };

export const meta: Route.MetaFunction = () => [{ title: "Health" }];

export async function loader({ context }: Route.LoaderArgs) {
  const [platform, member] = [context.get(platformContext), context.get(staffContext)];
  const samples = await readSampleData(platform, member);
  return { ...(await readHealth(platform, member)), samples: samples.contractor };
}

/** Turns sending on again after a restore. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const withholdWaiting = form.get("waiting") !== "send";
  const [platform, actor] = [context.get(platformContext), context.get(staffContext)];
  const withheld = await releaseHeldSending(platform, actor, { withholdWaiting });
  const successMessage = withheld
    ? `Sending is on. ${withheld === 1 ? "1 waiting message is" : `${withheld.toLocaleString("en-US")} waiting messages are`} on hold under Messages.`
    : "Sending is on.";
  return respondWithMessage(
    withheld === null ? { ok: false, code: "already_done" } : { ok: true },
    successMessage,
    {
      already_done: "Someone already turned sending on. Nothing was changed.",
    },
  );
}

/** Health of the installation, and what needs attention. */
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
      <NotSetUp items={notSetUp} />
      {problems.length + notSetUp.length === 0 ? (
        <Alert tone="good" title="All clear">
          Checked every minute.
        </Alert>
      ) : null}
      {problems.map(({ problem, message, beganAt }) => (
        <Alert key={problem} tone="bad" title={message}>
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

/** Pending and failed tasks across all processes. */
function HealthFigures({ backlog, replication }: Pick<ShownHealth, "backlog" | "replication">) {
  const { queue, messages, deadLetters, delayedSeconds } = backlog;
  const waiting = messages.map(
    (message) =>
      `${count(message.count)} ${channelNames[message.channel] ?? message.channel} ${message.state}`,
  );
  return (
    <DescriptionList
      items={[
        {
          term: "Workers",
          description: queue.state === "no_workers" ? "Not running" : "Running",
        },
        { term: "Oldest waiting task", description: ageOf(queue.oldestSeconds) },
        { term: "Oldest retrying task", description: ageOf(queue.oldestRetrySeconds) },
        { term: "Waiting messages", description: waiting.join(", ") || "None" },
        { term: "Oldest delayed message", description: ageOf(delayedSeconds) },
        {
          term: "Failed",
          description: (
            <Link to="/admin/messages/dead-letters" className="text-link">
              {count(deadLetters)} {deadLetters === 1 ? "message or task" : "messages and tasks"}
            </Link>
          ),
        },
        ...(replication
          ? [{ term: "Read replica", description: describeLag(replication) ?? "Not responding" }]
          : []),
      ]}
    />
  );
}

const count = (number: number) => number.toLocaleString("en-US");

const ageOf = (seconds: number) => (seconds < 60 ? "Under 1 minute" : formatDuration(seconds));

/** Says that sending is off after a restore, and lets staff turn it on. */
function ReleaseForm({ since }: { since: Date }) {
  const format = useFormatDate();
  const mayRelease = useMayChange();
  return (
    <Alert tone="warning" title="A backup was restored. Sending and background tasks are off.">
      <p>
        Since <time dateTime={since.toISOString()}>{format(since, "MMM d, yyyy h:mm a")}</time>.
        Messages that were waiting when the backup was made may already have been sent. If you hold
        them, you can review them under Messages.
      </p>
      {mayRelease ? (
        <Form method="post" className="mt-3 flex flex-wrap gap-2">
          <Button type="submit" name="waiting" value="withhold" size="small">
            Turn on, hold waiting messages
          </Button>
          <Button type="submit" name="waiting" value="send" size="small" variant="secondary">
            Turn on, send waiting messages
          </Button>
        </Form>
      ) : (
        <p className="mt-1">A staff member who can make changes can turn sending on here.</p>
      )}
    </Alert>
  );
}

/** Task kinds with at least one task, with their counts. */
function JobsTable({ jobs }: { jobs: ShownBacklog["jobs"] }) {
  const shown = jobs.filter((job) => job.waiting + job.later + job.running + job.failed > 0);
  if (shown.length === 0) {
    return (
      <EmptyState title="No tasks">Nothing is waiting, and nothing failed recently.</EmptyState>
    );
  }
  return (
    <Table caption="Background tasks" whole>
      <thead>
        <tr>
          <Th>Type</Th>
          <Th numeric>Due</Th>
          <Th numeric>Scheduled</Th>
          <Th numeric>Running</Th>
          <Th numeric>Failed</Th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ kind, ...counts }) => (
          <tr key={kind}>
            <Td>{kind}</Td>
            <Td numeric>{counts.waiting}</Td>
            <Td numeric>{counts.later}</Td>
            <Td numeric>{counts.running}</Td>
            <Td numeric>{counts.failed}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
