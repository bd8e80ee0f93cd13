import { href, Link } from "react-router";
import { type ListedSender, listSenders } from "~/domains/phone-numbers/index.server.ts";
import { registrationLabels, textsOf } from "~/domains/phone-numbers/index.ts";
import { readForm } from "~/platform/http/requests/read-body.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { ListPager } from "~/ui/navigation/list-pager.tsx";
import { Td, Th } from "~/ui/tables/table.tsx";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { FollowUpTabs, ListHeading } from "~/web/admin/frame/page-heading.tsx";
import {
  BulkBar,
  BulkBox,
  FilterSelect,
  ListFilters,
  ListTable,
  SearchBox,
} from "~/web/admin/lists/list-table.tsx";
import { loadList } from "~/web/admin/lists/lists.server.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { TryAgain } from "../texting/try-again.tsx";
import type { Route } from "./+types/senders";
import { changeSenders } from "./follow-up-action.server.ts";
import {
  bulkRegistrations,
  readSenderFilter,
  registrationTones,
  senderColumns,
  sendersHref,
} from "./sender-list.ts";

export const meta: Route.MetaFunction = () => [{ title: "Texting numbers" }];

export const loader = (args: Route.LoaderArgs) => loadList(args, readSenderFilter, listSenders);

/** Sets the registration of the selected businesses, or retries their texts. */
export async function action({ request, context }: Route.ActionArgs) {
  return changeSenders(
    context.get(platformContext),
    context.get(staffContext),
    await readForm(request),
  );
}

const path = "/admin/follow-ups/senders";
const registrations = Object.entries(registrationLabels);

/** Businesses by the state of their carrier registration. */
export default function Senders({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, next, filter, before } = loaderData;
  const filtered = sendersHref(path, filter) !== path;
  return (
    <div className="flex flex-col gap-5">
      <ListHeading title="Texting numbers" exportHref={sendersHref(`${path}.csv`, filter)}>
        Each business’s texting number and carrier registration. Texts stay on hold until the
        registration is approved.
      </ListHeading>
      <FollowUpTabs current={path} />
      {actionData ? (
        <Alert tone={actionData.refused ? "warning" : "good"} role="status">
          {actionData.message}
        </Alert>
      ) : null}
      <ListFilters clearHref={filtered ? path : null}>
        <SearchBox label="Search" placeholder="Business name" value={filter.search} />
        <FilterSelect
          label="Registration"
          name="registration"
          any="Any registration"
          value={filter.registration}
          options={registrations.map(([value, label]) => ({ value, label }))}
        />
        <FilterSelect
          label="Number"
          name="number"
          any="Any number"
          value={filter.number}
          options={[
            { value: "with", label: "With a number" },
            { value: "without", label: "Without a number" },
          ]}
        />
      </ListFilters>
      {rows.length > 0 ? (
        <BulkBar
          label="Selected businesses"
          actions={[
            { value: "set-registration", label: "Update" },
            { value: "try-again", label: "Retry sending", variant: "secondary" },
          ]}
        >
          <FilterSelect
            label="Mark registration as"
            name="registration"
            any="Choose"
            value={null}
            options={bulkRegistrations.map((value) => ({
              value,
              label: registrationLabels[value],
            }))}
          />
        </BulkBar>
      ) : null}
      <ListTable
        caption="Businesses, newest first"
        columns={senderColumns}
        rows={rows}
        empty={filtered ? "No businesses match" : "No businesses yet"}
      >
        {(sender) => <SenderRow key={sender.id} sender={sender} />}
      </ListTable>
      <ListPager
        firstHref={before ? sendersHref(path, filter) : null}
        nextHref={next ? sendersHref(path, filter, next) : null}
        nextLabel="Older businesses"
      />
    </div>
  );
}

function SenderRow({ sender }: { sender: ListedSender }) {
  const format = useFormatDate();
  const day = (moment: Date | null) => (moment ? format(moment, "MMM d, yyyy") : "");
  return (
    <tr>
      <Th scope="row" className="min-w-48">
        <div className="flex items-center gap-1">
          <BulkBox id={sender.id} name={sender.businessName} />
          <Link
            to={href("/admin/contractors/:id/texting", { id: sender.id })}
            className="text-link"
          >
            {sender.businessName}
          </Link>
        </div>
      </Th>
      <Td className="min-w-44">
        {sender.refusedCode === null ? (
          textsOf(sender)
        ) : (
          <>
            <span className="text-bad">{textsOf(sender)}</span>
            <TryAgain contractorId={sender.id} businessName={sender.businessName} />
          </>
        )}
      </Td>
      <Td className="whitespace-nowrap">{formatPhone(sender.phone)}</Td>
      <Td>
        <Badge tone={registrationTones[sender.registration]}>
          {registrationLabels[sender.registration]}
        </Badge>
      </Td>
      <Td className="whitespace-nowrap">{day(sender.refusedAt)}</Td>
      <Td>{sender.brand}</Td>
      <Td>{sender.campaign}</Td>
      <Td className="whitespace-nowrap">{day(sender.submittedAt)}</Td>
      <Td className="whitespace-nowrap">{day(sender.decidedAt)}</Td>
      <Td className="min-w-40 break-words">{sender.rejectedBecause}</Td>
    </tr>
  );
}
