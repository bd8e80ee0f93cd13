import { Link } from "react-router";
import { countAffiliates, listAffiliates } from "~/domains/growth/index.server.ts";
import { readId, withQuery } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Badge } from "~/ui/feedback/badge.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { ListPager } from "~/ui/navigation/list-pager.tsx";
import { Td, Th } from "~/ui/tables/table.tsx";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { ListHeading } from "~/web/admin/frame/page-heading.tsx";
import { useMayChange } from "~/web/admin/frame/use-frame.ts";
import { ListTable } from "~/web/admin/lists/list-table.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import type { Route } from "./+types/affiliates";
import { handleAffiliateForm } from "./affiliate-action.server.ts";
import { affiliateColumns, affiliateLabels, affiliateTones } from "./affiliate-columns.ts";
import { AffiliateForm } from "./affiliate-form.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Affiliates" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const actor = context.get(staffContext);
  const before = readId(new URL(request.url).searchParams.get("before"));
  const [list, counts] = await Promise.all([
    listAffiliates(platform, actor, {}, before),
    countAffiliates(platform, actor),
  ]);
  return { ...list, counts, before };
}

export const action = (args: Route.ActionArgs) => handleAffiliateForm(args, null);

const path = "/admin/affiliates";

/** Referral partners, which the dashboard counts as Active Affiliates, with their referrals. */
export default function Affiliates({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, next, counts, before } = loaderData;
  const format = useFormatDate();
  const mayChange = useMayChange();
  return (
    <div className="flex flex-col gap-5">
      <ListHeading title="Affiliates" exportHref={`${path}.csv`}>
        {counts.active} of {counts.total} active. When someone follows an affiliate’s link and then
        signs up or applies, that affiliate gets the credit.
      </ListHeading>
      <ListTable
        caption="Affiliates, newest first"
        columns={affiliateColumns}
        rows={rows}
        empty="No affiliates yet"
      >
        {(affiliate) => (
          <tr key={affiliate.id}>
            <Th scope="row" className="min-w-36">
              <Link to={`${path}/${affiliate.id}`} className="text-link">
                {affiliate.name}
              </Link>
            </Th>
            <Td>{affiliate.email}</Td>
            <Td className="font-mono">{affiliate.referralCode}</Td>
            <Td numeric>{affiliate.signUps}</Td>
            <Td numeric>{affiliate.completed}</Td>
            <Td numeric>{affiliate.applications}</Td>
            <Td className="whitespace-nowrap">{format(affiliate.createdAt, "MMM d, yyyy")}</Td>
            <Td>
              <Badge tone={affiliateTones[affiliate.status]}>
                {affiliateLabels[affiliate.status]}
              </Badge>
            </Td>
          </tr>
        )}
      </ListTable>
      <ListPager
        firstHref={before ? path : null}
        nextHref={next ? withQuery(path, { before: next }) : null}
        nextLabel="Older affiliates"
      />
      {mayChange ? (
        <Card as="section" className="max-w-3xl">
          <h2 className="mb-4 text-lg">Add an affiliate</h2>
          <AffiliateForm affiliate={null} refused={actionData} />
        </Card>
      ) : null}
    </div>
  );
}
