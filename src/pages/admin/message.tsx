import { data } from "react-router";
import { findMessage } from "~/features/messages/list-messages.server.ts";
import { readId } from "~/platform/http/ids.ts";
import { platformContext } from "~/platform/http/request-info.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Card } from "~/ui/card.tsx";
import { DescriptionList } from "~/ui/description-list.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import type { Route } from "./+types/message";
import { messageTones } from "./message-tones.ts";
import { useFormatDate } from "./use-format-date.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = readId(params.id);
  const message = id ? await findMessage(context.get(platformContext), id) : null;
  if (!message) throw data(null, { status: 404 });
  const { html, params: _params, ...shown } = message;
  return { message: shown, rendered: html !== null };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.message.subject ?? "Message" },
];

export default function Message({ loaderData }: Route.ComponentProps) {
  const { message, rendered } = loaderData;
  const format = useFormatDate();
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-2xl">{message.subject ?? message.kind}</h1>
        <Badge tone={messageTones[message.state]}>{message.state}</Badge>
      </div>
      <Card as="section">
        <DescriptionList
          items={[
            { term: "To", description: message.toAddress },
            { term: "Reply to", description: message.replyTo ?? "The sender" },
            { term: "Why", description: message.cause },
            { term: "Written", description: format(message.createdAt, "MMM d, yyyy HH:mm") },
            {
              term: "Sent",
              description: message.sentAt
                ? format(message.sentAt, "MMM d, yyyy HH:mm")
                : "Not sent",
            },
            { term: "Attempts", description: message.attempts },
            ...(message.lastError
              ? [{ term: "Last problem", description: message.lastError }]
              : []),
          ]}
        />
      </Card>
      {rendered ? (
        <>
          <Card as="section">
            <h2 className="mb-4 text-xl">As the receiver sees it</h2>
            <iframe
              title="The message"
              src={`/admin/messages/${message.id}/preview`}
              className="h-160 w-full rounded-lg border border-line bg-white"
            />
          </Card>
          <Card as="section">
            <h2 className="mb-4 text-xl">Plain text</h2>
            <pre className="overflow-x-auto text-sm whitespace-pre-wrap">{message.text}</pre>
          </Card>
        </>
      ) : (
        <EmptyState title="Not written yet">It is composed when it is its turn.</EmptyState>
      )}
    </div>
  );
}
