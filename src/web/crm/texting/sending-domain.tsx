import { Form } from "react-router";
import {
  checkSendingDomain,
  enterSendingDomain,
  type FoundSendingDomain,
  findSendingDomain,
  removeSendingDomain,
} from "~/domains/messaging/index.server.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { malformed } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { ConfirmAction } from "~/web/shared/forms/confirm-action.tsx";
import { CopySnippet } from "~/web/shared/forms/copy-snippet.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import type { Route } from "./+types/sending-domain";

export const meta: Route.MetaFunction = () => [{ title: "Email address" }];

export async function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  return { found: await findSendingDomain(platform, context.get(memberContext)) };
}

const messages: Record<string, string> = {
  enter: "Saved. Add the records below where you manage your domain.",
  check: "Checked just now.",
  remove: "Your emails are sent from our domain again.",
};

export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const result = await runForm(args, {
    call: async ({ platform, body }) => {
      if (body.intent === "enter") return enterSendingDomain(platform, member, body);
      if (body.intent === "check") return checkSendingDomain(platform, member);
      if (body.intent === "remove") return removeSendingDomain(platform, member);
      throw malformed();
    },
  });
  if (!result.ok) return showAgain(result, { values: result.values });
  return { message: messages[String(result.values.intent)], errors: {}, values: undefined };
}

/** The address on its own domain that a business's emails are sent from, with its DNS records. */
export default function SendingDomainPage({ loaderData, actionData }: Route.ComponentProps) {
  const { found } = loaderData;
  const refused = actionData?.values ? actionData : undefined;
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <header>
        <h1 className="text-2xl">Email address</h1>
        <p className="mt-1 text-muted">
          Send emails to your customers from your own domain. Until its DNS records are right, we
          send them from ours. Replies reach you here either way.
        </p>
      </header>
      {actionData?.message ? (
        <Alert tone={refused ? "warning" : "good"} role="status">
          {actionData.message}
        </Alert>
      ) : null}
      {found ? <DomainStatus sendingDomain={found} /> : null}
      {found ? <Records sendingDomain={found} /> : null}
      <DomainForm sendingDomain={found} refused={refused} />
    </div>
  );
}

const states = {
  waiting: { label: "Waiting for records", tone: "warning" },
  active: { label: "In use", tone: "good" },
  broken: { label: "Not in use", tone: "bad" },
  ended: { label: "Not in use", tone: "bad" },
} as const;

const explanations: Record<keyof typeof states, string> = {
  waiting: "Add the records below. We check them automatically.",
  active: "Emails to your customers are sent from this address.",
  broken:
    "A record is missing or changed, so we send your emails from our domain for now. We switch back automatically once it’s right.",
  ended: "We stopped checking because the records weren’t there. Click Check now to start again.",
};

/** Whether the domain is used, with buttons to check and remove it. */
function DomainStatus({ sendingDomain }: { sendingDomain: FoundSendingDomain }) {
  const isMember = useIsMember();
  const format = useFormatDate();
  const { address, state, checkedAt } = sendingDomain;
  return (
    <Card as="section" aria-labelledby="standing" className="flex flex-col gap-3 max-sm:p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="standing" className="min-w-0 text-lg break-all">
          {address}
        </h2>
        <Badge tone={states[state].tone}>{states[state].label}</Badge>
      </div>
      <p>{explanations[state]}</p>
      {checkedAt ? (
        <p className="text-sm text-muted">Last checked {format(checkedAt, "MMM d, h:mm a")}</p>
      ) : null}
      {isMember ? (
        <div className="flex flex-wrap items-center gap-3">
          <Form method="post">
            <Button type="submit" name="intent" value="check" variant="secondary" size="small">
              Check now
            </Button>
          </Form>
          <ConfirmAction
            label="Remove"
            subject={address}
            consequence="Your emails are sent from our domain again, and the key is deleted."
            yes="Remove domain"
            intent="remove"
            fields={{}}
          />
        </div>
      ) : null}
    </Card>
  );
}

const recordNames = {
  dkim: "DKIM: proves that you sent an email",
  dmarc: "DMARC: says what to do with emails that don’t",
  returnPath: "Return path: brings undelivered emails back to us (recommended)",
} as const;

/** The DNS records, what is wrong with each, and what to copy. */
function Records({ sendingDomain }: { sendingDomain: FoundSendingDomain }) {
  return (
    <Card as="section" aria-labelledby="records" className="flex flex-col gap-6 max-sm:p-4">
      <div>
        <h2 id="records" className="text-lg">
          DNS records
        </h2>
        <p className="mt-1 text-sm text-muted">
          Add them where you manage {sendingDomain.domain}. Your website and your own email stay as
          they are, and your SPF record doesn’t need to change.
        </p>
      </div>
      {sendingDomain.records.map(({ name, type, host, value, isFound, problem, seen }) => (
        <section key={name} aria-label={recordNames[name]} className="flex flex-col gap-3">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="font-semibold">{recordNames[name]}</h3>
            <Badge tone={isFound ? "good" : "warning"}>{isFound ? "Found" : "Not right yet"}</Badge>
          </div>
          {problem ? <p className="text-sm break-words">{problem}</p> : null}
          {seen.length > 0 ? (
            <p className="text-sm break-all text-muted">We found: {seen.join(" · ")}</p>
          ) : null}
          <CopySnippet id={`${name}-host`} label={`Name (${type} record)`} html={host} />
          <CopySnippet id={`${name}-value`} label="Value" html={value} />
        </section>
      ))}
    </Card>
  );
}

type DomainFormProps = {
  sendingDomain: FoundSendingDomain | null;
  refused: { values: FormValues | undefined; errors: FieldErrors } | undefined;
};

function DomainForm({ sendingDomain, refused }: DomainFormProps) {
  const isMember = useIsMember();
  const [savedMailbox = "office", savedDomain = ""] = sendingDomain?.address.split("@") ?? [];
  const typed = (name: string, saved: string) =>
    refused ? String(refused.values?.[name] ?? "") : saved;
  if (!isMember) return null;
  return (
    <Card as="section" aria-labelledby="domain" className="max-sm:p-4">
      <h2 id="domain" className="text-lg">
        {sendingDomain ? "Change the address" : "Use your own domain"}
      </h2>
      <Form method="post" noValidate className="mt-3 flex max-w-sm flex-col items-start gap-3">
        <TextField
          name="mailbox"
          label="Name before the @"
          autoComplete="off"
          maxLength={64}
          defaultValue={typed("mailbox", savedMailbox)}
          error={refused?.errors.mailbox}
        />
        <TextField
          name="domain"
          label="Domain"
          placeholder="lonestarcooling.com"
          hint={sendingDomain ? "Another domain needs new records." : undefined}
          autoComplete="off"
          maxLength={300}
          defaultValue={typed("domain", savedDomain)}
          error={refused?.errors.domain}
        />
        <Button type="submit" name="intent" value="enter">
          Save address
        </Button>
      </Form>
    </Card>
  );
}
