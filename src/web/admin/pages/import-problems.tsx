import { Table, Td, Th } from "~/ui/tables/table.tsx";

type ImportProblemsProps = {
  problems: { id: string; line: number; field: string; message: string }[];
  /** Rows that are left out, shown or not. */
  leftOut: number;
};

/** Rows that are left out, and what is left out of others, by their line in the file, and why. */
export function ImportProblems({ problems, leftOut }: ImportProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <div>
      <Table caption={`Notes (${leftOut.toLocaleString("en-US")} rows not imported)`}>
        <thead>
          <tr>
            <Th numeric>Line</Th>
            <Th>Column</Th>
            <Th>Reason</Th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ id, line, field, message }) => (
            <tr key={id}>
              <Th scope="row" numeric>
                {line}
              </Th>
              <Td>{field || "Entire row"}</Td>
              <Td>{message}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
      {leftOut > problems.length ? (
        <p className="mt-3 text-sm text-muted">Showing the first {problems.length}.</p>
      ) : null}
    </div>
  );
}
