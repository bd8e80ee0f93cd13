import { Link } from "react-router";
import { listMessages } from "~/features/messages/list-messages.server.ts";
import { readId } from "~/platform/http/ids.ts";
import { platformContext } from "~/platform/http/request-info.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import { Table, Td, Th } from "~/ui/table.tsx";
import type { Route } from "./+types/messages";
import { messageTones } from "./message-tones.ts";
import { useFormatDate } from "./use-format-date.ts";

export const meta: Route.MetaFunction = () => [{ title: "Messages" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const platform = context.get(platformContext);
  return {
    ...(await listMessages(platform, readId(searchParams.get("before")))),
    sending: platform.mailer !== null,
  };
}

export default function Messages({ loaderData }: Route.ComponentProps) {
  const { messages, next, sending } = loaderData;
  const format = useFormatDate();
  return (
    <>
      <h1 className="text-2xl">Messages</h1>
      <p className="mt-2 text-muted">
        {sending
          ? "Everything that was or will be sent, exactly as its receiver sees it."
          : "No mail server is set (SMTP_URL), so messages are kept here instead of being sent."}
      </p>
      {messages.length === 0 ? (
        <EmptyState title="No messages yet" />
      ) : (
        <div className="mt-6">
          <Table caption="Messages, newest first" captionHidden>
            <thead>
              <tr>
                <Th>Subject</Th>
                <Th>To</Th>
                <Th>State</Th>
                <Th numeric>Attempts</Th>
                <Th>Written</Th>
              </tr>
            </thead>
            <tbody>
              {messages.map((message) => (
                <tr key={message.id}>
                  <Th scope="row">
                    <Link to={`/admin/messages/${message.id}`} className="text-link">
                      {message.subject ?? message.kind}
                    </Link>
                  </Th>
                  <Td>{message.toAddress}</Td>
                  <Td>
                    <Badge tone={messageTones[message.state]}>{message.state}</Badge>
                  </Td>
                  <Td numeric>{message.attempts}</Td>
                  <Td>{format(message.createdAt, "MMM d, HH:mm")}</Td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      )}
      {next ? (
        <LinkButton href={`/admin/messages?before=${next}`} variant="secondary" className="mt-6">
          Older messages
        </LinkButton>
      ) : null}
    </>
  );
}
