import { expect, test } from "vitest";
import { routeHelpers } from "./declare-routes.ts";
import { defaultBodyLimits } from "./route-facts.ts";
import { routeTable } from "./route-table.ts";

const { area, index, layout, prefix, route } = routeHelpers<string>();

const files = { body: { files: 1 } };
const routes = area({ audience: "visitors", access: "all" }, [
  route("*", "unknown.tsx"),
  route(":place/:town", "place.tsx", { body: { fields: 9 }, cached: true }),
  ...area(
    { audience: "workspace" },
    prefix("desk", [
      layout("frame.tsx", [
        index("desk.tsx"),
        route("orders/:id", "order.tsx"),
        route("orders/import", "import.tsx", files),
        route("orders/:id/pictures", "pictures.tsx", files),
        route("inbox", "inbox.tsx", { body: { bytes: 5 }, access: "few" }, [
          index("no-message.tsx"),
          route(":id", "message.tsx", { access: "one" }),
        ]),
        route("*", "unknown-at-desk.tsx"),
      ]),
    ]),
  ),
  route("alone", "alone.tsx", { atOwnHost: "/" }),
  route("alone/*", "unknown-alone.tsx", { atOwnHost: "*" }),
  route("photos/*", "photos.ts", { atOwnHost: "/photos/*" }),
]);
const table = routeTable(routes);

test("the most specific route of a path declares its facts", () => {
  const filesAt = (path: string) => table.factsOf(path).body.files;
  expect(filesAt("/desk/orders/import")).toBe(1);
  expect(filesAt("/desk/orders/import.data")).toBe(1);
  expect(filesAt("/desk/orders/import/")).toBe(1);
  expect(filesAt("/desk/orders/7")).toBe(0);
  expect(filesAt("/desk/orders/7/pictures.data")).toBe(1);
  expect(filesAt("/desk/orders/7/pictures/8")).toBe(0);
  expect(table.factsOf("/austin/tx").body).toEqual({ ...defaultBodyLimits, fields: 9 });
  expect(table.factsOf("/DESK.data").audience).toBe("workspace");
  expect(table.factsOf("/desk/nothing/here").audience).toBe("workspace");
  expect(table.factsOf("/desks").audience).toBe("visitors");
  expect(table.factsOf("/no/such/path/at/all").body).toEqual(defaultBodyLimits);
});

test("a route's own facts override those of its areas", () => {
  expect(table.factsOfPattern("desk/inbox")).toMatchObject({ access: "few", body: { bytes: 5 } });
  expect(table.factsOfPattern("desk/inbox/:id")).toMatchObject({
    access: "one",
    body: { bytes: 5 },
    cached: false,
  });
  expect(table.factsOfPattern(":place/:town").cached).toBe(true);
  expect(() => table.factsOfPattern("desk/:id")).toThrow("No route");
});

test("a business's own host serves the declared routes", () => {
  expect(table.placeOf("/")).toBe("/alone");
  expect(table.placeOf("/photos/7.webp")).toBe("/photos/7.webp");
  expect(table.placeOf("/desk")).toBe("/alone/unknown");
});

test("rejects a route that doesn't declare its access", () => {
  const incomplete = (facts: object) => routeTable([{ file: "a.tsx", path: "*", facts }]);
  expect(() => incomplete({ audience: "visitors" })).toThrow("/* has no audience or access");
  expect(() => incomplete({ access: "all" })).toThrow("/* has no audience or access");
  expect(() => routeTable(routes.slice(1))).toThrow("No route handles unknown paths");
});

test("rejects two routes with the same path, also in different layouts", () => {
  const twice = [
    ...area({ audience: "workspace", access: "all" }, [
      layout("frame.tsx", [route("settings/texting", "costs.tsx")]),
      layout("other.tsx", [route("settings/texting", "texting.tsx")]),
    ]),
    ...routes,
  ];
  expect(() => routeTable(twice)).toThrow(
    "costs.tsx and texting.tsx have the same path: /settings/texting",
  );
});
