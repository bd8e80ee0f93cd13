import { states } from "~/domains/shared/services/states.ts";
import { Table, Td, Th } from "~/ui/tables/table.tsx";
import { type Asked, directoryAddress } from "./directory-address.ts";

type StateTableProps = {
  /** The service that is asked for. */
  service: Asked["service"];
  /** Live pages by state's code. */
  pages: ReadonlyMap<string, number>;
};

/** The map as a table: every state, how many live pages it has, and the way to them. */
export function StateTable({ service, pages }: StateTableProps) {
  return (
    <details id="states" className="mt-12 border-t border-line pt-4">
      <summary className="py-2 text-lg font-semibold">Locations by state</summary>
      <div className="mt-3">
        <Table caption="Businesses by state" captionHidden whole>
          <thead>
            <tr>
              <Th>State</Th>
              <Th numeric>Locations</Th>
            </tr>
          </thead>
          <tbody>
            {states.map(({ code, name }) => (
              <tr key={code}>
                <Th scope="row">
                  <a href={directoryAddress({ service, state: code })} className="text-link">
                    {name}
                  </a>
                </Th>
                <Td numeric>{(pages.get(code) ?? 0).toLocaleString("en-US")}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </details>
  );
}
