import { Form, href, Link } from "react-router";
import { listDeadLetters, replayDeadLetters } from "~/domains/operations/index.server.ts";
import {
  type DeadLetter,
  type DeadLetterGroup,
  deadLetterSources,
} from "~/domains/operations/index.ts";
import { malformed } from "~/platform/http/failures/refusal.server.ts";
import { readForm } from "~/platform/http/requests/read-body.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { ListHeading, MessageTabs } from "~/web/admin/frame/page-heading.tsx";
import { useMayChange } from "~/web/admin/frame/use-frame.ts";
import { respondWithMessage } from "~/web/shared/frame/form-results.server.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import type { Route } from "./+types/dead-letters";
import { messageKindLabel } from "./message-labels.ts";

export const meta: Route.MetaFunction = () => [{ title: "Failed messages and tasks" }];

export async function loader({ context }: Route.LoaderArgs) {
  return { groups: await listDeadLetters(context.get(platformContext), context.get(staffContext)) };
}

/** Retries one dead letter, or all of a kind. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const source = deadLetterSources.find(
    (deadLetterSource) => deadLetterSource === form.get("source"),
  );
  const [kind, all, id] = [String(form.get("kind") ?? ""), form.has("all"), readId(form.get("id"))];
  if (!source || kind === "" || (!all && !id)) throw malformed();
  const replay = { source, kind, id: all ? null : id };
  const count = await replayDeadLetters(
    context.get(platformContext),
    context.get(staffContext),
    replay,
  );
  const successMessage = count === 1 ? "Retrying." : `Retrying ${count}.`;
  return respondWithMessage(
    count > 0 ? { ok: true } : { ok: false, code: "already_done" },
    successMessage,
    {
      already_done: "Someone already retried this. Nothing was changed.",
    },
  );
}

/** Failed deliveries and tasks by kind, with retry buttons. */
export default function DeadLetters({ loaderData, actionData }: Route.ComponentProps) {
  const { groups } = loaderData;
  const dead = groups.reduce((sum, { failed, uncertain }) => sum + failed + uncertain, 0);
  return (
    <div className="flex flex-col gap-5">
      <ListHeading title="Failed messages and tasks">
        Messages and tasks that failed after many attempts, or whose delivery is unknown.
      </ListHeading>
      <MessageTabs current="dead" dead={dead} />
      {actionData ? (
        <Alert tone={actionData.refused ? "warning" : "good"} role="status">
          {actionData.message}
        </Alert>
      ) : null}
      {groups.length === 0 ? (
        <EmptyState title="Nothing failed">
          Anything that can’t be delivered in about a day shows up here.
        </EmptyState>
      ) : null}
      {groups.map((group) => (
        <DeadLetterKind key={`${group.source} ${group.kind}`} group={group} />
      ))}
    </div>
  );
}

const sourceLabels = {
  message: "Email",
  contact_sync: "Contact sync",
  job: "Background tasks",
} as const;

/** Dead letters of one kind: the latest ones, each with a retry button. */
function DeadLetterKind({ group }: { group: DeadLetterGroup }) {
  const { source, kind, failed, uncertain, latest } = group;
  const mayChange = useMayChange();
  const hidden = failed + uncertain - latest.length;
  return (
    <Card as="section">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="text-lg">{source === "message" ? messageKindLabel(kind) : kind}</h2>
          <p className="text-sm text-muted">
            {sourceLabels[source]}: {failed} failed
            {uncertain > 0 ? `, ${uncertain} may have been delivered` : ""}
          </p>
        </div>
        {mayChange && failed > 0 ? (
          <Form method="post">
            <HiddenFields group={group} />
            <Button type="submit" name="all" value="all" size="small" variant="secondary">
              Retry all {failed}
            </Button>
          </Form>
        ) : null}
      </div>
      <ul className="mt-4 divide-y divide-line">
        {latest.map((letter) => (
          <Letter key={letter.id} group={group} letter={letter} mayChange={mayChange} />
        ))}
      </ul>
      {hidden > 0 ? <p className="mt-3 text-sm text-muted">And {hidden} more.</p> : null}
    </Card>
  );
}

function Letter({
  group,
  letter,
  mayChange,
}: {
  group: DeadLetterGroup;
  letter: DeadLetter;
  mayChange: boolean;
}) {
  const format = useFormatDate();
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 break-all">
          {group.source === "message" ? (
            <Link
              to={href("/admin/messages/:id", { id: letter.id })}
              className="text-link font-semibold"
            >
              {formatPhone(letter.about)}
            </Link>
          ) : (
            <span className="font-semibold">{letter.about}</span>
          )}
          {letter.uncertain ? <Badge tone="bad">May have been delivered</Badge> : null}
        </p>
        <p className="text-sm break-words text-muted">
          {format(letter.at, "MMM d, h:mm a")}, {letter.attempts}{" "}
          {letter.attempts === 1 ? "attempt" : "attempts"}
          {letter.reason ? `: ${letter.reason}` : ""}
        </p>
        {letter.uncertain ? (
          <p className="text-sm text-warning">
            The connection dropped while it was being sent. If you send it again, the person may get
            it twice.
          </p>
        ) : null}
      </div>
      {mayChange ? (
        <Form method="post">
          <HiddenFields group={group} />
          <Button type="submit" name="id" value={letter.id} size="small" variant="secondary">
            {letter.uncertain ? "Send again anyway" : "Retry"}
          </Button>
        </Form>
      ) : null}
    </li>
  );
}

function HiddenFields({ group: { source, kind } }: { group: DeadLetterGroup }) {
  return (
    <>
      <input type="hidden" name="source" value={source} />
      <input type="hidden" name="kind" value={kind} />
    </>
  );
}
