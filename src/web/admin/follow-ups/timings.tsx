import { href, Link } from "react-router";
import { listUnparsedTimings } from "~/domains/follow-ups/index.server.ts";
import { serviceTitle } from "~/domains/storefront/index.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Td, Th } from "~/ui/tables/table.tsx";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { FollowUpTabs, ListHeading } from "~/web/admin/frame/page-heading.tsx";
import { ListTable } from "~/web/admin/lists/list-table.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import type { Route } from "./+types/timings";

export const meta: Route.MetaFunction = () => [{ title: "Unclear timing" }];

export async function loader({ context }: Route.LoaderArgs) {
  return {
    rows: await listUnparsedTimings(context.get(platformContext), context.get(staffContext)),
  };
}

const columns = [
  { header: "Business" },
  { header: "What they entered" },
  { header: "Fix it" },
  { header: "Signed up" },
];

/** Timings that contractors wrote in free text and that couldn't be parsed (`follow-ups.first-message`). */
export default function Timings({ loaderData: { rows } }: Route.ComponentProps) {
  const format = useFormatDate();
  return (
    <div className="flex flex-col gap-5">
      <ListHeading title="Unclear timing">
        We couldn’t understand when these businesses want their first message sent. It’s sent right
        away until you set a delay and save.
      </ListHeading>
      <FollowUpTabs current="/admin/follow-ups/timings" />
      <ListTable
        caption="Unclear timing, newest first"
        columns={columns}
        rows={rows}
        empty="All clear"
      >
        {({ contractorId: id, businessName, words, services, createdAt }) => (
          <tr key={id}>
            <Th scope="row" className="min-w-40">
              <Link to={href("/admin/contractors/:id", { id })} className="text-link">
                {businessName || "Unnamed Business"}
              </Link>
            </Th>
            <Td className="min-w-48 break-words">{words ? `“${words}”` : "Not set"}</Td>
            <Td>
              <ul className="flex flex-col gap-1">
                {services.map((service) => (
                  <li key={service}>
                    <Link
                      to={href("/admin/contractors/:id/follow-up/:service", { id, service })}
                      className="text-link inline-flex min-h-6 items-center"
                    >
                      {serviceTitle(service)} follow-up
                    </Link>
                  </li>
                ))}
              </ul>
            </Td>
            <Td className="whitespace-nowrap">{format(createdAt, "MMM d, yyyy")}</Td>
          </tr>
        )}
      </ListTable>
    </div>
  );
}
