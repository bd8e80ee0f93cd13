import { href, Link } from "react-router";
import { plans } from "~/content/plans.ts";
import { type BusinessCosts, listBusinessCosts } from "~/domains/office/index.server.ts";
import { centsOfKind } from "~/domains/phone-numbers/index.ts";
import { formatCents, monthName } from "~/domains/shared/index.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Td, Th } from "~/ui/tables/table.tsx";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { FollowUpTabs, ListHeading } from "~/web/admin/frame/page-heading.tsx";
import { FilterSelect, ListFilters, ListTable } from "~/web/admin/lists/list-table.tsx";
import type { Route } from "./+types/costs";

export const meta: Route.MetaFunction = () => [{ title: "Texting costs" }];

const monthsBack = 12;
const path = "/admin/follow-ups/costs";

const pricesOf = Object.fromEntries(
  plans.map(({ key, price, adBudget }) => [
    key,
    { cents: price * 100, adBudgetCents: adBudget * 100 },
  ]),
) as Parameters<typeof listBusinessCosts>[3];

export async function loader({ request, context }: Route.LoaderArgs) {
  const typed = Number(new URL(request.url).searchParams.get("back") ?? 0);
  const back = Number.isInteger(typed) && typed >= 0 && typed < monthsBack ? typed : 0;
  const costs = await listBusinessCosts(
    context.get(platformContext),
    context.get(staffContext),
    back,
    pricesOf,
  );
  return { ...costs, back };
}

const columns = [
  { header: "Business" },
  { header: "Texts", numeric: true },
  { header: "Calls", numeric: true },
  { header: "Numbers", numeric: true },
  { header: "Cost", numeric: true },
  { header: "Plan pays", numeric: true },
  { header: "Margin", numeric: true },
];

/** Each business's cost of texts and calls in a month, compared with its plan's price. */
export default function Costs({ loaderData }: Route.ComponentProps) {
  const { month, rows, totalCents, businesses, back } = loaderData;
  return (
    <div className="flex flex-col gap-5">
      <ListHeading title="Texting costs">
        {monthName(month)}: {formatCents(totalCents)} for {businesses.toLocaleString("en-US")}{" "}
        {businesses === 1 ? "business" : "businesses"}. “Plan pays” leaves out the ad budget.
        {rows.length < businesses ? ` The ${rows.length} with the highest costs are listed.` : null}
      </ListHeading>
      <FollowUpTabs current={path} />
      <ListFilters clearHref={back > 0 ? path : null}>
        <FilterSelect
          label="Month"
          name="back"
          any="This month"
          value={back > 0 ? String(back) : null}
          options={Array.from({ length: monthsBack - 1 }, (_, index) => ({
            value: String(index + 1),
            label: index === 0 ? "Last month" : `${index + 1} months ago`,
          }))}
        />
      </ListFilters>
      <ListTable
        caption="Businesses, highest costs first"
        columns={columns}
        rows={rows}
        empty="No costs this month"
      >
        {(row) => <CostRow key={row.id} row={row} />}
      </ListTable>
    </div>
  );
}

function CostRow({ row }: { row: BusinessCosts }) {
  const { id, businessName, lines, costCents, planCents } = row;
  const margin = planCents === null ? null : planCents - costCents;
  return (
    <tr>
      <Th scope="row" className="min-w-48">
        <Link to={href("/admin/contractors/:id/texting", { id })} className="text-link">
          {businessName || "Unnamed Business"}
        </Link>
      </Th>
      <Td numeric>{formatCents(centsOfKind(lines, "texts"))}</Td>
      <Td numeric>{formatCents(centsOfKind(lines, "calls"))}</Td>
      <Td numeric>{formatCents(centsOfKind(lines, "numbers"))}</Td>
      <Td numeric>{formatCents(costCents)}</Td>
      <Td numeric>{planCents === null ? "No plan" : formatCents(planCents)}</Td>
      <Td numeric className={margin !== null && margin < 0 ? "text-bad" : undefined}>
        {margin === null ? null : formatCents(margin)}
      </Td>
    </tr>
  );
}
