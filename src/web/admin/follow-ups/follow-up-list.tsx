import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { Td, Th } from "~/ui/tables/table.tsx";
import { ListHeading } from "~/web/admin/frame/page-heading.tsx";
import { ListTable } from "~/web/admin/lists/list-table.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";

type Row = { id: string; leadId: string; name: string; businessName: string; requestedAt: Date };

type FollowUpListProps<Listed extends Row> = {
  title: string;
  about: ReactNode;
  rows: readonly Listed[];
  empty: string;
  /** Heading of the last column; `children` renders its cell in each row. */
  last: string;
  children: (row: Listed) => ReactNode;
};

/** Leads behind one of the counts on the page "Follow-up". */
export function FollowUpList<Listed extends Row>(props: FollowUpListProps<Listed>) {
  const { title, about, rows, empty, last, children } = props;
  const format = useFormatDate();
  const columns = ["Customer", "Business", "Requested", last].map((header) => ({ header }));
  return (
    <>
      <div>
        <Link to={href("/admin/follow-ups")} className="text-link text-sm">
          Follow-up
        </Link>
        <ListHeading title={title}>{about}</ListHeading>
      </div>
      <ListTable caption={title} columns={columns} rows={rows} empty={empty}>
        {(row) => (
          <tr key={row.id}>
            <Th scope="row">
              <Link to={href("/admin/leads/:id", { id: row.leadId })} className="text-link">
                {row.name}
              </Link>
            </Th>
            <Td>{row.businessName}</Td>
            <Td className="whitespace-nowrap">{format(row.requestedAt, "MMM d, h:mm a")}</Td>
            <Td>{children(row)}</Td>
          </tr>
        )}
      </ListTable>
    </>
  );
}
