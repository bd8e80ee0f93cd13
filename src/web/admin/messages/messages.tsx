import { Link } from "react-router";
import { listMessages, messageKinds } from "~/domains/messaging/index.server.ts";
import { messageStates } from "~/domains/messaging/index.ts";
import { countDeadLetters, readWaitingJobs } from "~/domains/operations/index.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { Badge } from "~/ui/feedback/badge.tsx";
import { ListPager } from "~/ui/navigation/list-pager.tsx";
import { Td, Th } from "~/ui/tables/table.tsx";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { WaitingJobsAlert } from "~/web/admin/frame/health-alerts.tsx";
import { ListHeading, MessageTabs } from "~/web/admin/frame/page-heading.tsx";
import { FilterSelect, ListFilters, ListTable, SearchBox } from "~/web/admin/lists/list-table.tsx";
import { loadList } from "~/web/admin/lists/lists.server.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import type { Route } from "./+types/messages";
import {
  messageKindLabel,
  messageKindOptions,
  messageStateLabel,
  messageStateLabels,
  messageTones,
} from "./message-labels.ts";
import { messageHeadings, messagesHref, readMessageFilter } from "./message-list.ts";

export const meta: Route.MetaFunction = () => [{ title: "Messages" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const actor = context.get(staffContext);
  return {
    ...(await loadList({ request, context }, readMessageFilter, listMessages)),
    kinds: messageKinds(platform, actor),
    dead: await countDeadLetters(platform, actor),
    waitingJobs: await readWaitingJobs(platform, actor),
    sending: platform.mailer !== null,
  };
}

const path = "/admin/messages";

export default function Messages({ loaderData }: Route.ComponentProps) {
  const { rows, next, filter, before, kinds, dead, waitingJobs, sending } = loaderData;
  const format = useFormatDate();
  const filtered = messagesHref(path, filter) !== path;
  return (
    <div className="flex flex-col gap-5">
      <ListHeading title="Messages" exportHref={messagesHref(`${path}.csv`, filter)}>
        {sending
          ? "Every message sent or scheduled, exactly as the recipient sees it."
          : "No mail server is set up (SMTP_URL), so emails are recorded here instead of being sent."}
      </ListHeading>
      {waitingJobs ? <WaitingJobsAlert waiting={waitingJobs} /> : null}
      <MessageTabs current="all" dead={dead} />
      <ListFilters clearHref={filtered ? path : null}>
        <SearchBox label="To" placeholder="Email, phone, or @domain" value={filter.search} />
        <FilterSelect
          label="Type"
          name="kind"
          any="Any type"
          value={filter.kind}
          options={messageKindOptions(kinds)}
        />
        <FilterSelect
          label="Status"
          name="state"
          any="Any status"
          value={filter.state}
          options={messageStates.map((value) => ({ value, label: messageStateLabels[value] }))}
        />
      </ListFilters>
      <ListTable
        caption="Messages, newest first"
        columns={messageHeadings}
        rows={rows}
        empty={filtered ? "No messages match" : "No messages yet"}
      >
        {(message) => (
          <tr key={message.id}>
            <Th scope="row" className="min-w-48">
              <Link to={`${path}/${message.id}`} className="text-link">
                {message.subject ?? messageKindLabel(message.kind)}
              </Link>
            </Th>
            <Td>{formatPhone(message.toAddress)}</Td>
            <Td className="whitespace-nowrap">{messageKindLabel(message.kind)}</Td>
            <Td>
              <Badge tone={messageTones[message.state]}>{messageStateLabel(message)}</Badge>
            </Td>
            <Td numeric>{message.attempts}</Td>
            <Td className="whitespace-nowrap">{format(message.createdAt, "MMM d, h:mm a")}</Td>
          </tr>
        )}
      </ListTable>
      <ListPager
        firstHref={before ? messagesHref(path, filter) : null}
        nextHref={next ? messagesHref(path, filter, next) : null}
        nextLabel="Older messages"
      />
    </div>
  );
}
