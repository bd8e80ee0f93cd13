import { href, Link } from "react-router";
import { type ListedSender, listSenders } from "~/features/senders/list-senders.server.ts";
import { registrationLabels, textsOf } from "~/features/senders/senders.ts";
import { useFormatDate } from "~/pages/site/frame/use-format-date.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { Badge } from "~/ui/feedback/badge.tsx";
import { ListPager } from "~/ui/navigation/list-pager.tsx";
import { Tabs } from "~/ui/navigation/tabs.tsx";
import { Td, Th } from "~/ui/tables/table.tsx";
import { FilterSelect, ListFilters, SearchBox } from "../lists/list-filters.tsx";
import { ListHeading } from "../lists/list-heading.tsx";
import { ListTable } from "../lists/list-table.tsx";
import { loadList } from "../lists/load-list.server.ts";
import { TryAgain } from "../texting/try-again.tsx";
import type { Route } from "./+types/senders";
import { followUpTabs } from "./follow-up-tabs.ts";
import { registrationTones, senderColumns } from "./sender-columns.ts";
import { readSenderFilter, sendersHref } from "./sender-query.ts";

export const meta: Route.MetaFunction = () => [{ title: "Senders" }];

export const loader = (args: Route.LoaderArgs) => loadList(args, readSenderFilter, listSenders);

const path = "/admin/follow-ups/senders";
const registrations = Object.entries(registrationLabels);

/** Businesses by how far their registration with the carriers is. */
export default function Senders({ loaderData }: Route.ComponentProps) {
  const { rows, next, filter, before } = loaderData;
  const filtered = sendersHref(path, filter) !== path;
  return (
    <div className="flex flex-col gap-5">
      <ListHeading title="Senders" exportHref={sendersHref(`${path}.csv`, filter)}>
        From which number each business texts, and how far the carriers are with it. Texts of a
        business without an approved registration wait.
      </ListHeading>
      <Tabs label="Follow-up" items={followUpTabs(path)} />
      <ListFilters clearHref={filtered ? path : null}>
        <SearchBox label="Search" placeholder="Business begins with" value={filter.search} />
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
          any="With or without"
          value={filter.number}
          options={[
            { value: "with", label: "With a number" },
            { value: "without", label: "Without a number" },
          ]}
        />
      </ListFilters>
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
        <Link to={href("/admin/contractors/:id/texting", { id: sender.id })} className="text-link">
          {sender.businessName}
        </Link>
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
