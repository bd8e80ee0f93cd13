import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { Table, Td, Th } from "~/ui/tables/table.tsx";
import type { ShownBacklog } from "./health-figures.tsx";

/** Kinds of jobs that have any, with how many. */
export function JobsTable({ jobs }: { jobs: ShownBacklog["jobs"] }) {
  const shown = jobs.filter((one) => one.waiting + one.later + one.running + one.failed > 0);
  if (shown.length === 0) {
    return (
      <EmptyState title="No tasks">Nothing is waiting, and nothing failed recently.</EmptyState>
    );
  }
  return (
    <Table caption="Background tasks" whole>
      <thead>
        <tr>
          <Th>Type</Th>
          <Th numeric>Due</Th>
          <Th numeric>Scheduled</Th>
          <Th numeric>Running</Th>
          <Th numeric>Failed</Th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ kind, ...counts }) => (
          <tr key={kind}>
            <Td>{kind}</Td>
            <Td numeric>{counts.waiting}</Td>
            <Td numeric>{counts.later}</Td>
            <Td numeric>{counts.running}</Td>
            <Td numeric>{counts.failed}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
