import { expect, test } from "vitest";
import { evaluateCertificates } from "./storefront.health.server.ts";

test("custom domains without a valid certificate are listed, the first five", () => {
  const bad = (many: number) =>
    evaluateCertificates(
      Array.from({ length: many }, (_, index) => ({
        host: `d${index}.example`,
        problem: "none is shown",
      })),
    );
  expect(bad(0)).toEqual({ problem: "own-certificates", message: null });
  expect(bad(1).message).toBe(
    "1 custom domain has no valid certificate: d0.example (none is shown). See the proxy’s log for the reason.",
  );
  expect(bad(7).message).toMatch(
    /^7 custom domains have .*d4.example \(none is shown\) and 2 more\./,
  );
});
