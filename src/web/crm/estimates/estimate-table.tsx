import { href, Link } from "react-router";
import type { EstimateTable as Read } from "~/domains/billing/index.server.ts";
import { estimateName } from "~/domains/billing/index.ts";
import { shortDay } from "~/domains/shared/index.ts";
import { SortTh, sortedBy, Table, Td, Th } from "~/ui/tables/table.tsx";
import { CustomerLink } from "~/web/crm/frame/customer-link.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { EstimateBadge, priceRange } from "./document-rows.tsx";

type EstimateTableProps = {
  estimates: Read["rows"];
  sort: string;
  address: (sort: string) => string;
};

/** Estimates with their price; on a phone, customer, state, and price. */
export function EstimateTable({ estimates, sort, address }: EstimateTableProps) {
  const format = useFormatDate();
  return (
    <Table caption="Estimates" captionHidden whole>
      <thead>
        <tr>
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
        {estimates.map(({ id, number, customerId, customerName, what, ...estimate }) => (
          <tr key={id} className="relative hover:bg-sunken">
            <Th scope="row">
              <span className="block break-words md:hidden">{customerName}</span>
              <Link
                to={href("/crm/estimates/:id", { id })}
                className="whitespace-nowrap after:absolute after:inset-0"
              >
                {estimateName(number)}
              </Link>
              <span className="block font-normal break-words text-muted">{what}</span>
              <span className="mt-1 block md:hidden">
                <EstimateBadge state={estimate.shownState} />
              </span>
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
            <Td className="max-md:hidden">
              <EstimateBadge state={estimate.shownState} />
            </Td>
            <Td numeric>{priceRange(estimate)}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
