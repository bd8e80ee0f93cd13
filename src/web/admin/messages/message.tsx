import { Form, href } from "react-router";
import { findMessage } from "~/domains/messaging/index.server.ts";
import { isReplayable, type MessageState } from "~/domains/messaging/index.ts";
import { replayDeadLetters } from "~/domains/operations/index.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { DescriptionList } from "~/ui/tables/description-list.tsx";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { PageHeading } from "~/web/admin/frame/page-heading.tsx";
import { useMayChange } from "~/web/admin/frame/use-frame.ts";
import { respondWithMessage } from "~/web/shared/frame/form-results.server.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import type { Route } from "./+types/message";
import { messageKindLabel, messageStateLabel, messageTones } from "./message-labels.ts";

const messages = {
  failed: {
    tone: "bad",
    title: "Delivery failed",
    text: "It was rejected permanently or for too long. No one received it.",
    button: "Send again",
  },
  uncertain: {
    tone: "warning",
    title: "It may have been delivered",
    text: "The connection dropped while it was being sent. If you send it again, the person may get it twice.",
    button: "Send again anyway",
  },
  withheld: {
    tone: "warning",
    title: "It wasn’t sent",
    text: "Check who filled out the form and who it’s addressed to. The person who filled it out wasn’t notified.",
    button: "Send anyway",
  },
} as const;

export async function loader({ context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const id = readId(params.id);
  const message = id ? await findMessage(platform, context.get(staffContext), id) : null;
  if (!message) throw notFound();
  const { html, params: _params, ...shown } = message;
  return { message: shown, rendered: html !== null, from: platform.settings.mailFrom };
}

/** Resends a message that failed, or whose delivery is unknown. */
export async function action({ context, params }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const actor = context.get(staffContext);
  const id = readId(params.id);
  const message = id ? await findMessage(platform, actor, id) : null;
  if (!message) throw notFound();
  const replay = { source: "message", kind: message.kind, id: message.id } as const;
  const count = await replayDeadLetters(platform, actor, replay);
  const successMessage = "Sending again.";
  return respondWithMessage(
    count > 0 ? { ok: true } : { ok: false, code: "already_done" },
    successMessage,
    {
      already_done: "Someone already sent this again. Nothing was changed.",
    },
  );
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.message.subject ?? "Message" },
];

export default function Message({ loaderData, actionData }: Route.ComponentProps) {
  const { message, rendered, from } = loaderData;
  const format = useFormatDate();
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        above={{ to: "/admin/messages", label: "Messages" }}
        title={message.subject ?? messageKindLabel(message.kind)}
        badges={<Badge tone={messageTones[message.state]}>{messageStateLabel(message)}</Badge>}
      />
      {actionData ? (
        <Alert tone={actionData.refused ? "warning" : "good"} role="status">
          {actionData.message}
        </Alert>
      ) : null}
      <MessageReplay state={message.state} />
      {message.contractorId ? (
        <p>
          <a
            href={href("/admin/messages/:id/proof.zip", { id: message.id })}
            className="text-link inline-flex min-h-11 items-center"
            download
          >
            Download proof
          </a>
        </p>
      ) : null}
      <Card as="section">
        <DescriptionList
          items={[
            { term: "From", description: senderOf(message, from) },
            {
              term: "To",
              description: <span className="break-all">{formatPhone(message.toAddress)}</span>,
            },
            ...(message.channel === "email"
              ? [{ term: "Reply to", description: message.replyTo ?? "Same as sender" }]
              : []),
            { term: "Type", description: messageKindLabel(message.kind) },
            {
              term: "Reference",
              description: <span className="font-mono text-xs break-all">{message.cause}</span>,
            },
            { term: "Created", description: format(message.createdAt, "MMM d, yyyy h:mm a") },
            {
              term: "Sent",
              description: message.sentAt
                ? format(message.sentAt, "MMM d, yyyy h:mm a")
                : "Not sent",
            },
            { term: "Attempts", description: message.attempts },
            ...(message.providerStatus
              ? [{ term: "Provider status", description: message.providerStatus }]
              : []),
            ...describeDeliveryError(message),
          ]}
        />
      </Card>
      {rendered ? (
        <>
          <Card as="section">
            <h2 className="mb-4 text-xl">Preview</h2>
            {message.hidden === "links" ? (
              <p className="-mt-2 mb-4 text-sm text-muted">
                Links that act on the recipient’s behalf are hidden here. A super admin can see
                them.
              </p>
            ) : null}
            <iframe
              title="The message"
              src={href("/admin/messages/:id/preview", { id: message.id })}
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              className="h-160 w-full rounded-lg border border-line bg-white"
            />
          </Card>
          <Card as="section">
            <h2 className="mb-4 text-xl">Plain text</h2>
            <pre className="overflow-x-auto text-sm whitespace-pre-wrap">{message.text}</pre>
          </Card>
        </>
      ) : message.channel !== "email" && message.text !== null ? (
        <Card as="section">
          <h2 className="mb-4 text-xl">Text</h2>
          <p className="break-words whitespace-pre-wrap">{message.text}</p>
        </Card>
      ) : message.hidden === "all" ? (
        <EmptyState title="Not shown">
          It contains a link that signs the recipient in. Only a super admin can see it.
        </EmptyState>
      ) : message.attempts > 0 || message.state === "kept" ? (
        <EmptyState title="Deleted">
          The text was deleted after its retention period. The record of the message remains.
        </EmptyState>
      ) : (
        <EmptyState title="No preview yet">
          The content is created when the message is due.
        </EmptyState>
      )}
    </div>
  );
}

/** Resends a message that needs a decision. */
function MessageReplay({ state }: { state: MessageState }) {
  const mayChange = useMayChange();
  if (!isReplayable(state)) return null;
  const { tone, title, text, button } = messages[state];
  return (
    <Alert tone={tone} title={title}>
      <p>{text}</p>
      {mayChange ? (
        <Form method="post" className="mt-3">
          <Button type="submit" size="small">
            {button}
          </Button>
        </Form>
      ) : null}
    </Alert>
  );
}

type Shown = Awaited<ReturnType<typeof loader>>["message"];

function senderOf({ channel, fromAddress }: Shown, mailFrom: string): string {
  return (
    formatPhone(fromAddress) ??
    (channel === "email" ? mailFrom : "Messaging service (from settings)")
  );
}

function describeDeliveryError({ state, lastError, providerErrorCode }: Shown) {
  if (state === "suppressed") {
    const reason = lastError ?? "Messages to this address are blocked";
    return [{ term: "Blocked", description: reason }];
  }
  if (state === "withheld") return [{ term: "On hold", description: lastError }];
  if (!lastError) return [];
  const code = providerErrorCode === null ? "" : ` (${providerErrorCode})`;
  return [{ term: "Last error", description: lastError + code }];
}
