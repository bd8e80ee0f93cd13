import { eq } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { services } from "~/domains/shared/services/services.ts";
import {
  platformContext,
  requestInfoContext,
} from "~/platform/http/requests/request-info.server.ts";
import { everything } from "~/web/site/locations/directory-address.ts";
import { fetchDirectory } from "~/web/site/locations/fetch-directory.server.ts";
import {
  countLocations,
  findArea,
  findOpenAreas,
  searchAreas,
} from "../../src/domains/publishing/directory/find-areas.server.ts";
import { pausePage } from "../../src/domains/storefront/business-pages/manage-pages.server.ts";
import { seoPages } from "../../src/domains/storefront/storefront.tables.server.ts";
import { inTransaction } from "../../src/platform/unit-of-work.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { publish, type Sample } from "./directory-samples.ts";

const platform = sharedPlatform();

const live: Sample[] = [
  { businessName: "Lone Star", service: "pest-control", city: "Austin", state: "TX" },
  { businessName: "Bug Off", service: "pest-control", city: "Round Rock", state: "TX" },
  { businessName: "Mission City", service: "plumbing", city: "Austin", state: "TX" },
  { businessName: "Queen City", service: "hvac", city: "Charlotte", state: "NC" },
];

beforeEach(async () => {
  await platform().database.query.delete(seoPages);
  platform().pages.clear();
  await publish(platform(), live);
});

test("counts live pages by service and state, updated when one is removed", async () => {
  const before = await countLocations(platform());
  expect(before).toEqual([
    { service: "hvac", state: "NC", pages: 1 },
    { service: "pest-control", state: "TX", pages: 2 },
    { service: "plumbing", state: "TX", pages: 1 },
  ]);
  expect(await countLocations(platform())).toBe(before);
  const [page] = await platform()
    .database.query.select()
    .from(seoPages)
    .where(eq(seoPages.service, "hvac"));
  await inTransaction(platform(), (work) => pausePage(work, page?.id ?? ""));
  expect(await countLocations(platform())).toEqual(before.slice(1));
});

test("an area shows its holder; an open one has its city's name", async () => {
  expect(await findArea(platform(), "pest-control/austin-tx")).toEqual({
    service: "pest-control",
    city: "Austin",
    state: "TX",
    holder: { name: "Lone Star", path: "/pest-control/austin-tx" },
  });
  const names = async (text: string) => {
    const area = await findArea(platform(), text);
    return area && [area.city, area.state, area.holder];
  };
  expect(await names("hvac/st-louis-mo")).toEqual(["St. Louis", "MO", null]);
  expect(await names("hvac/nowhere-at-all-tx")).toEqual(["Nowhere At All", "TX", null]);
  for (const text of ["", "hvac", "beekeeping/austin-tx", "hvac/austin-zz"]) {
    expect(await names(text), text).toBeNull();
  }
});

test("open areas are nearby, largest first, and not taken", async () => {
  const area = { service: "pest-control", city: "Austin", state: "TX" };
  const free = await findOpenAreas(platform(), area);
  expect(free.map(({ city }) => city)).toContain("Cedar Park");
  expect(free.map(({ city }) => city)).not.toContain("Round Rock");
  expect(free.map(({ city }) => city)).not.toContain("Austin");
  expect(free.every(({ state, service }) => state === "TX" && service === area.service)).toBe(true);
  expect(await findOpenAreas(platform(), { ...area, city: "Nowhere At All" })).toEqual([]);
});

test("a search naming a city shows taken and open areas", async () => {
  const inAustin = await searchAreas(platform(), { text: "austin, tx", service: null });
  expect(inAustin.map(({ service }) => service)).toEqual(services.map(({ slug }) => slug));
  const holders = inAustin.filter(({ holder }) => holder).map(({ holder }) => holder?.name);
  expect(holders.toSorted()).toEqual(["Lone Star", "Mission City"]);
  const around = await searchAreas(platform(), { text: "Austin", service: "pest-control" });
  expect(around.map(({ city, holder }) => [city, holder !== null])).toEqual(
    expect.arrayContaining([
      ["Austin", true],
      ["Round Rock", true],
      ["Cedar Park", false],
    ]),
  );
  for (const text of ["", "drain people", "texas", "a"]) {
    expect(await searchAreas(platform(), { text, service: null }), text).toEqual([]);
  }
});

test("an unreadable directory is logged and shown empty", async () => {
  const context = new RouterContextProvider();
  const logged: unknown[] = [];
  context.set(platformContext, {
    ...platform(),
    log: { ...platform().log, error: (...line: unknown[]) => logged.push(line) },
    database: {
      ...platform().database,
      get query(): never {
        throw new Error("the database is away");
      },
      get replica(): never {
        throw new Error("the database is away");
      },
    },
  });
  context.set(requestInfoContext, { id: "abc-1", address: "203.0.113.7", failure: undefined });
  const search = { ...everything, text: "austin" };
  expect(await fetchDirectory(context, search)).toEqual({
    search,
    results: null,
    wait: null,
    areas: [],
  });
  expect(logged).toEqual([
    ["locations could not be loaded", { request_id: "abc-1", error: expect.any(Error) }],
  ]);
});
