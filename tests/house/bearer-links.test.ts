import { expect, test } from "vitest";
import { bearerRoutes } from "../../src/domains/shared/access/bearer-links.ts";
import { everyAddress } from "../setup/addresses.ts";

// access.bearer-links
test("every route with a token declares whom its link acts for", () => {
  const withToken = everyAddress()
    .map(({ pattern }) => pattern)
    .filter((pattern) => pattern.includes(":token"));
  const help = "List the address in src/domains/shared/access/bearer-links.ts";
  expect(Object.keys(bearerRoutes).toSorted(), help).toEqual(withToken.toSorted());
});
