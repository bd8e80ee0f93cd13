import { href, Link } from "react-router";
import type { EstimateReminder, EstimateTable as Read } from "~/domains/billing/index.server.ts";
import { estimateName } from "~/domains/billing/index.ts";
import { shortDay } from "~/domains/shared/index.ts";
import { SortTh, sortedBy, Table, Td, Th } from "~/ui/tables/table.tsx";
import { CustomerLink } from "~/web/crm/frame/customer-link.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { EstimateBadge, priceRange } from "./document-rows.tsx";
import { noteOfReminder, RemindForm, RemindTd, RemindTh } from "./remind-form.tsx";

type EstimateTableProps = {
  estimates: Read["rows"];
  sort: string;
  address: (sort: string) => string;
  /** Submitted with the reminders, to show the same rows again. */
  search: string;
  requestKey: string;
  /** Results of the reminders just sent. */
  reminders: readonly EstimateReminder[];
};

/** Estimates with their price; the customers of open ones can be reminded. */
export function EstimateTable(props: EstimateTableProps) {
  const { estimates, sort, address, search, requestKey, reminders } = props;
  const format = useFormatDate();
  const isMember = useIsMember();
  const canRemind = isMember && estimates.some(isOpen);
  const table = (
    <Table caption="Estimates" captionHidden whole>
      <thead>
        <tr>
          {canRemind ? <RemindTh /> : null}
          <Th>Estimate</Th>
          <SortTh {...sortedBy({ sort, column: "customer", address })} className="max-md:hidden">
            Customer
          </SortTh>
          <SortTh
            {...sortedBy({ sort, column: "date", largestFirst: true, address })}
            className="max-md:hidden"
          >
            Date
          </SortTh>
          <SortTh {...sortedBy({ sort, column: "expires", address })} className="max-md:hidden">
            Expires
          </SortTh>
          <Th className="max-md:hidden">Status</Th>
          <SortTh {...sortedBy({ sort, column: "total", largestFirst: true, address })} numeric>
            Total
          </SortTh>
        </tr>
      </thead>
      <tbody>
        {estimates.map((estimate) => {
          const { id, number, customerId, customerName, what } = estimate;
          const name = estimateName(number);
          const reminder = reminders.find((one) => one.id === id);
          const note = noteOfReminder(reminder, estimate.isRemindedToday);
          return (
            <tr key={id} className="relative hover:bg-sunken">
              {canRemind ? (
                <RemindTd
                  name="estimate"
                  id={id}
                  label={isOpen(estimate) ? `${name}, ${customerName}` : null}
                />
              ) : null}
              <Th scope="row">
                <span className="block break-words md:hidden">{customerName}</span>
                <Link
                  to={href("/crm/estimates/:id", { id })}
                  className="whitespace-nowrap after:absolute after:inset-0"
                >
                  {name}
                </Link>
                <span className="block font-normal break-words text-muted">{what}</span>
                <span className="mt-1 block md:hidden">
                  <EstimateBadge state={estimate.shownState} />
                </span>
                {note ? (
                  <span className="block font-normal text-muted md:hidden">{note}</span>
                ) : null}
              </Th>
              <Td className="max-w-60 break-words max-md:hidden">
                <CustomerLink id={customerId} name={customerName} />
              </Td>
              <Td className="whitespace-nowrap max-md:hidden">
                {format(estimate.createdAt, "MMM d, yyyy")}
              </Td>
              <Td className="whitespace-nowrap max-md:hidden">
                {estimate.offeredUntil ? shortDay(estimate.offeredUntil) : "–"}
              </Td>
              <Td className="max-w-60 max-md:hidden">
                <EstimateBadge state={estimate.shownState} />
                {note ? <span className="mt-1 block text-muted">{note}</span> : null}
              </Td>
              <Td numeric>{priceRange(estimate)}</Td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
  if (!canRemind) return table;
  return (
    <RemindForm name="estimate" search={search} requestKey={requestKey}>
      {table}
    </RemindForm>
  );
}

const isOpen = ({ shownState }: Read["rows"][number]) => shownState === "sent";
