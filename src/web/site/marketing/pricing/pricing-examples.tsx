import { calculator, calculatorExamples } from "~/content/pricing.ts";
import { Table, Td, Th } from "~/ui/tables/table.tsx";
import { dollars } from "./dollars.ts";
import { monthOfLeads, priceOf } from "./month-of-leads.ts";

/** The calculator's answers to a few sets of numbers, for where no script runs. */
export function CalculatorExamples() {
  return (
    <Table caption={calculator.examples}>
      <thead>
        <tr>
          <Th numeric>Job value</Th>
          <Th numeric>Leads</Th>
          <Th numeric>Close rate</Th>
          <Th numeric>{calculator.jobs}</Th>
          <Th numeric>{calculator.profit}</Th>
        </tr>
      </thead>
      <tbody>
        {calculatorExamples.map((example) => {
          const { jobs, profit } = monthOfLeads(example, priceOf("ads"));
          return (
            <tr key={example.jobValue}>
              <Td numeric>{dollars(example.jobValue)}</Td>
              <Td numeric>{example.leads}</Td>
              <Td numeric>{example.closeRate}%</Td>
              <Td numeric>{jobs}</Td>
              <Td numeric className="font-semibold">
                {dollars(profit)}
              </Td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
