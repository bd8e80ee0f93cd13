import { expect, test } from "vitest";
import { bearerRoutes } from "../../src/domains/shared/access/bearer-links.ts";
import { everyAddress } from "../setup/addresses.ts";

// access.bearer-links
test("every address with a token says whom its link acts for", () => {
  const withToken = everyAddress()
    .map(({ pattern }) => pattern)
    .filter((pattern) => pattern.includes(":token"));
  expect(Object.keys(bearerRoutes).toSorted()).toEqual(withToken.toSorted());
});
