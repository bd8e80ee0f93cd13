import { expect, test } from "vitest";
import { z } from "zod";
import { product } from "../../domains/shared/access/product.ts";
import type { ApiRequest } from "../web-client/api-client.server.ts";
import { findInPages, type Twilio } from "./twilio-api.server.ts";

const pages = z.object({
  names: z.array(z.string()),
  meta: z.object({ next_page_url: z.string().nullable() }),
});

/** Searches a list of this many pages for a name; each has one name, such as "page 3". */
async function findNamed(name: string, count: number) {
  const siteUrl = new URL("https://hearthline.example/");
  const requested: string[] = [];
  const send = async ({ path }: ApiRequest) => {
    requested.push(path);
    const page = Number(/Page=(\d+)/.exec(path)?.[1] ?? 1);
    const next = `https://twilio.example/v1/Services?Page=${page + 1}`;
    const meta = { next_page_url: page < count ? next : null };
    const body = Buffer.from(JSON.stringify({ names: [`page ${page}`], meta }));
    return { status: 200, headers: {}, body };
  };
  const client = { send } as unknown as Twilio["client"];
  const host: Twilio = { client, account: "/v1", siteUrl, addresses: product.addresses };
  const result = await findInPages(host, "/Services", pages, ({ names }) =>
    names.find((candidate) => candidate === name),
  );
  return { found: result, requested };
}

test("searches a list page by page until it finds an item", async () => {
  const { found, requested } = await findNamed("page 3", 5);
  expect(found).toEqual({ ok: true, id: "page 3" });
  expect(requested).toEqual(["/v1/Services", "/v1/Services?Page=2", "/v1/Services?Page=3"]);
});

test("an item on none of the pages isn't found", async () => {
  expect((await findNamed("other", 20)).found).toEqual({ ok: true, id: null });
});

test("a list with too many pages fails instead of returning nothing", async () => {
  const { found, requested } = await findNamed("page 21", 21);
  expect(found).toMatchObject({ ok: false, certain: false, meaning: "try_later" });
  expect(requested).toHaveLength(20);
});
