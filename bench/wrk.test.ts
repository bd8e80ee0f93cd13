import { expect, test } from "vitest";
import { readWrk } from "./wrk.ts";

const report = `Running 3s test @ http://localhost:3000/
  1 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.09ms  541.44us  12.44ms   93.33%
    Req/Sec    29.95k     3.04k   34.36k    80.00%
  89533 requests in 3.01s, 1.02GB read
`;
const rates = "Requests/sec:  29756.04\nTransfer/sec:    346.60MB\n";

test("reads requests and seconds from wrk's output", () => {
  expect(readWrk(report + rates)).toEqual({ requests: 89533, seconds: 3.01 });
});

test.each([
  ["Non-2xx or 3xx responses: 89533"],
  ["Socket errors: connect 0, read 12, write 0, timeout 0"],
])("rejects a run with %s", (failures) => {
  expect(() => readWrk(`${report}  ${failures}\n${rates}`)).toThrow(failures);
});

test("rejects a run without a count", () => {
  expect(() => readWrk("unable to connect")).toThrow("unable to connect");
});
