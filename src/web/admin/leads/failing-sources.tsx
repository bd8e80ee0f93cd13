import { href, Link } from "react-router";
import { listFailingSources, unmatchedDays } from "~/domains/lead-sources/index.server.ts";
import { describeTrouble, kindFacts } from "~/domains/lead-sources/index.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Td, Th } from "~/ui/tables/table.tsx";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { ListHeading } from "~/web/admin/frame/page-heading.tsx";
import { ListTable } from "~/web/admin/lists/list-table.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import type { Route } from "./+types/failing-sources";

export const meta: Route.MetaFunction = () => [{ title: "Lead sources to check" }];

const day = 24 * 60 * 60 * 1000;

export async function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const sources = await listFailingSources(platform, context.get(staffContext));
  const now = platform.clock.now().getTime();
  const rows = sources.map(({ trouble, latestAt, ...source }) => {
    const days = latestAt ? Math.floor((now - latestAt.getTime()) / day) : 0;
    const problem = trouble ? describeTrouble(trouble, days) : null;
    return { ...source, latestAt, problem };
  });
  return { rows, unmatchedDays };
}

/** Lead sources of all businesses that fail, have gone silent, or send what becomes no lead. */
export default function FailingSources({ loaderData }: Route.ComponentProps) {
  const format = useFormatDate();
  const columns = [
    { header: "Business" },
    { header: "Source" },
    { header: "Problem" },
    { header: `No lead, ${loaderData.unmatchedDays} days` },
    { header: "Last delivery" },
  ];
  return (
    <div className="flex flex-col gap-5">
      <ListHeading title="Lead sources to check">
        Sources that stopped working, went quiet, or sent something this week that didn’t become a
        lead. Owners see the details in their CRM. Problems are checked every 30 minutes.
      </ListHeading>
      <ListTable
        caption="Lead sources to check, failing ones first"
        columns={columns}
        rows={loaderData.rows}
        empty="All clear"
      >
        {({ id, contractorId, businessName, kind, name, problem, unmatched, latestAt }) => (
          <tr key={id}>
            <Th scope="row" className="min-w-40">
              <Link to={href("/admin/contractors/:id", { id: contractorId })} className="text-link">
                {businessName || "Unnamed Business"}
              </Link>
            </Th>
            <Td className="min-w-40 break-words">
              {name}
              {name === kindFacts[kind].label ? null : (
                <span className="block text-sm text-muted">{kindFacts[kind].label}</span>
              )}
            </Td>
            <Td className="min-w-40 first-letter:uppercase">{problem ?? "Working"}</Td>
            <Td className="tabular-nums">{unmatched.toLocaleString("en-US")}</Td>
            <Td className="whitespace-nowrap">
              {latestAt ? format(latestAt, "MMM d, yyyy h:mm a") : "None"}
            </Td>
          </tr>
        )}
      </ListTable>
    </div>
  );
}
