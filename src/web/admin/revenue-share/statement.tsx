import { href, Link } from "react-router";
import {
  findParticipant,
  listReplies,
  readStatement,
  replyToStatementQuestion,
} from "~/domains/growth/index.server.ts";
import { formatMonth, readMonth, statementMessageSchema } from "~/domains/growth/index.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { check } from "~/platform/validation/form.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { useMayChange } from "~/web/admin/frame/use-frame.ts";
import {
  StatementReplies,
  StatementSheet,
  StatementText,
} from "~/web/shared/revenue-share/statement.tsx";
import type { Route } from "./+types/statement";

/**
 * Participant and month from the URL.
 * @throws Response 404 if it names no statement
 */
function statementOf({ request, params }: Pick<Route.LoaderArgs, "request" | "params">) {
  const participantId = readId(params.id);
  const month = readMonth(new URL(request.url).searchParams.get("month"));
  if (!participantId || !month) throw notFound();
  return { participantId, month };
}

export async function loader(args: Route.LoaderArgs) {
  const platform = args.context.get(platformContext);
  const actor = args.context.get(staffContext);
  const statement = statementOf(args);
  const participant = await findParticipant(platform, actor, statement.participantId);
  if (!participant) throw notFound();
  return {
    participant,
    month: statement.month,
    lines: await readStatement(platform, actor, statement.participantId, statement.month),
    replies: await listReplies(platform, actor, statement),
    timeZone: platform.settings.timeZone,
  };
}

export async function action(args: Route.ActionArgs) {
  const member = args.context.get(staffContext);
  const statement = statementOf(args);
  const result = await runForm(args, {
    read: (body) => check(statementMessageSchema, body),
    call: ({ platform }, { words }) => replyToStatementQuestion(platform, member, statement, words),
  });
  if (result.ok) return { message: "Reply sent.", errors: {}, values: undefined };
  return showAgain(result, { values: result.values }, { already_done: "Someone already replied." });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `Statement, ${formatMonth(loaderData.month)}` : "Statement" },
];

/** One month of a participant's ledger, with the participant's replies (`revenue-share.statements`). */
export default function Statement({ loaderData, actionData }: Route.ComponentProps) {
  const { participant, month, lines, replies, timeZone } = loaderData;
  const { contractor } = participant;
  const mayChange = useMayChange();
  const isWaiting = replies.at(-1)?.kind === "question";
  const refused = actionData?.values ? actionData : undefined;
  return (
    <>
      <StatementSheet
        participant={
          contractor.erasedAt
            ? contractor.businessName
            : `${contractor.businessName}, ${contractor.name}`
        }
        month={month}
        lines={lines}
        timeZone={timeZone}
        back={
          <Link
            to={`${href("/admin/revenue-share/participants/:id", { id: participant.id })}?view=statements`}
            className="text-link text-sm"
          >
            Back to statements
          </Link>
        }
      />
      {replies.length > 0 || actionData?.message ? (
        <Card
          as="section"
          aria-label="Participant’s question"
          className="mt-5 flex w-full max-w-4xl flex-col gap-4 print:hidden"
        >
          {actionData?.message ? (
            <Alert tone={refused ? "warning" : "good"} role="status">
              {actionData.message}
            </Alert>
          ) : null}
          <StatementReplies replies={replies} timeZone={timeZone} />
          {isWaiting && mayChange ? (
            <StatementText
              intent="answer"
              label="Your reply"
              button="Send reply"
              refused={refused && { values: refused.values ?? {}, errors: refused.errors }}
            />
          ) : null}
        </Card>
      ) : null}
    </>
  );
}
