import { Form, Link, useRouteLoaderData } from "react-router";
import {
  confirmStatement,
  listOwnShares,
  listReplies,
  readStatement,
  sendStatementQuestion,
  sumUpMonths,
} from "~/domains/growth/index.server.ts";
import {
  canReplyToStatements,
  formatMonth,
  readMonth,
  readyDay,
  statementMessageSchema,
} from "~/domains/growth/index.ts";
import { longDay } from "~/domains/shared/index.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { malformed, noAccess, notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { check } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import type { CrmFrameData } from "~/web/crm/frame/use-frame.ts";
import {
  StatementReplies,
  StatementSheet,
  StatementText,
} from "~/web/shared/revenue-share/statement.tsx";
import { StatementBadge } from "~/web/shared/revenue-share/statement-badge.tsx";
import type { Route } from "./+types/own-statement";

/**
 * Participant and month from the URL.
 * @throws Response 404 if it names no statement
 */
function statementOf({ params }: { params: { id: string; month: string } }) {
  const [participantId, month] = [readId(params.id), readMonth(params.month)];
  if (!participantId || !month) throw notFound();
  return { participantId, month };
}

export async function loader(args: Route.LoaderArgs) {
  const platform = args.context.get(platformContext);
  const reader = args.context.get(memberContext);
  const statement = statementOf(args);
  const shares = await listOwnShares(platform, reader);
  const share = shares.find(({ id }) => id === statement.participantId);
  const months = share ? await sumUpMonths(platform, reader, share) : [];
  const statementMonth = months.find(({ month }) => month === statement.month);
  if (!statementMonth) throw notFound();
  return {
    businessName: reader.businessName,
    found: statementMonth,
    lines: await readStatement(platform, reader, statement.participantId, statement.month),
    replies: await listReplies(platform, reader, statement),
    timeZone: platform.settings.timeZone,
  };
}

const messages = {
  already_done: "This is already done.",
  not_possible: "You can’t confirm this statement yet.",
};

export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  if (!canReplyToStatements(member)) throw noAccess({ reason: "own_business" });
  const statement = statementOf(args);
  const result = await runForm(args, {
    call: async ({ platform, body }) => {
      if (body.intent === "confirm") return confirmStatement(platform, member, statement);
      if (body.intent !== "ask") throw malformed();
      const checked = check(statementMessageSchema, body);
      return checked.ok
        ? sendStatementQuestion(platform, member, statement, checked.value.words)
        : checked;
    },
  });
  const { values } = result;
  if (result.ok) {
    const message = values.intent === "ask" ? "Question sent." : "Statement confirmed. Thank you.";
    return { message, errors: {}, values: undefined };
  }
  if (result.code === "not_found") throw notFound();
  return showAgain(result, { values }, messages);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `Statement, ${formatMonth(loaderData.found.month)}` : "Statement" },
];

/** One month's commissions; the owner confirms them or asks a question (`revenue-share.statements`). */
export default function OwnStatement({ loaderData, actionData }: Route.ComponentProps) {
  const { businessName, found, lines, replies, timeZone } = loaderData;
  const { month, state } = found;
  const frame = useRouteLoaderData<CrmFrameData>("web/crm/frame/crm-frame");
  const isOwner = frame?.member?.role === "owner";
  const refused = actionData?.values
    ? { values: actionData.values, errors: actionData.errors }
    : undefined;
  return (
    <div className="flex flex-col gap-5">
      {actionData?.message ? (
        <Alert tone={refused ? "warning" : "good"} role="status">
          {actionData.message}
        </Alert>
      ) : null}
      <StatementSheet
        participant={businessName}
        month={month}
        lines={lines}
        timeZone={timeZone}
        badge={<StatementBadge state={state} />}
        back={
          <Link to="/crm/revenue-share" className="text-link inline-flex min-h-11 items-center">
            Revenue share
          </Link>
        }
      />
      {state === "empty" ? null : (
        <Card
          as="section"
          aria-label="Your reply"
          className="flex w-full max-w-4xl flex-col gap-4 max-sm:p-4 print:hidden"
        >
          <StatementReplies replies={replies} timeZone={timeZone} />
          {state === "running" ? (
            <p className="text-muted">You can confirm it starting {longDay(readyDay(month))}.</p>
          ) : null}
          {state === "asked" ? <p className="text-muted">We’ll reply here.</p> : null}
          {isOwner ? <OwnReplies state={state} refused={refused} /> : null}
        </Card>
      )}
    </div>
  );
}

function OwnReplies({
  state,
  refused,
}: {
  state: Route.ComponentProps["loaderData"]["found"]["state"];
  refused: Parameters<typeof StatementText>[0]["refused"];
}) {
  if (state === "confirmed") return null;
  return (
    <>
      {state === "asked" || state === "running" ? null : (
        <Form method="post" preventScrollReset>
          <Button type="submit" name="intent" value="confirm">
            Confirm statement
          </Button>
        </Form>
      )}
      {state === "asked" ? null : (
        <Disclosure isOpen={refused !== undefined}>
          <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
            Something’s wrong
          </summary>
          <StatementText
            intent="ask"
            label="What’s wrong?"
            button="Send question"
            refused={refused}
          />
        </Disclosure>
      )}
    </>
  );
}
