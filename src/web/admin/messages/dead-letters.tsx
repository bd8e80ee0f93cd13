import { deadLetterSources } from "~/domains/operations/dead-letters/dead-letters.ts";
import { listDeadLetters } from "~/domains/operations/dead-letters/list-dead-letters.server.ts";
import { replayDeadLetters } from "~/domains/operations/dead-letters/replay-dead-letters.server.ts";
import { malformed } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import { readForm } from "~/platform/http/requests/read-body.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { say } from "~/web/shared/frame/form-answers.server.ts";
import { staffContext } from "../frame/guard.server.ts";
import { ListHeading } from "../lists/list-heading.tsx";
import type { Route } from "./+types/dead-letters";
import { DeadLetterKind } from "./dead-letter-kind.tsx";
import { MessageTabs } from "./message-tabs.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Failed messages and tasks" }];

export async function loader({ context }: Route.LoaderArgs) {
  return { groups: await listDeadLetters(context.get(platformContext), context.get(staffContext)) };
}

/** Retries one dead letter, or all of a kind. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const source = deadLetterSources.find((known) => known === form.get("source"));
  const [kind, all, id] = [String(form.get("kind") ?? ""), form.has("all"), readId(form.get("id"))];
  if (!source || kind === "" || (!all && !id)) throw malformed();
  const replay = { source, kind, id: all ? null : id };
  const count = await replayDeadLetters(
    context.get(platformContext),
    context.get(staffContext),
    replay,
  );
  const done = count === 1 ? "Retrying." : `Retrying ${count}.`;
  return say(count > 0 ? { ok: true } : { ok: false, code: "already_done" }, done, {
    already_done: "Someone already retried this. Nothing was changed.",
  });
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
