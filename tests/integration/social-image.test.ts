import { eq } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { loader } from "~/web/site/social/business-image.tsx";
import { seoPages } from "../../src/domains/storefront/storefront.tables.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;

beforeAll(async () => {
  await query().insert(seoPages).values({
    status: "live",
    businessName: "Lone Star Pipes",
    service: "plumbing",
    city: "Laredo",
    citySlug: "laredo",
    state: "TX",
    brandColor: "#0b5c8a",
  });
});

async function send(file: string, etag = ""): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(platformContext, platform());
  const request = new Request(`http://localhost/social/business/plumbing/${file}`, {
    headers: { "if-none-match": etag },
  });
  const params = { service: "plumbing", image: file };
  return (await (loader as (given: object) => unknown)({ request, context, params })) as Response;
}
const change = (changes: Partial<typeof seoPages.$inferInsert>) =>
  query().update(seoPages).set(changes).where(eq(seoPages.citySlug, "laredo"));

test("the picture is unchanged until something it shows is edited", async () => {
  const first = await send("laredo-tx.png");
  const etag = first.headers.get("etag") ?? "";
  expect([first.status, first.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect((await send("laredo-tx.png", etag)).status).toBe(304);
  await change({ phone: "(956) 555-0100" });
  expect((await send("laredo-tx.png", etag)).status).toBe(304);
  for (const edit of [{ businessName: "Lone Star Plumbing" }, { brandColor: "#7a1f1f" }]) {
    await change(edit);
    const edited = await send("laredo-tx.png", etag);
    expect(edited.status).toBe(200);
    expect(edited.headers.get("etag")).not.toBe(etag);
  }
});

test("another spelling redirects to the picture's canonical URL", async () => {
  const response = await send("Laredo-Texas.png");
  expect([response.status, response.headers.get("location")]).toEqual([
    301,
    "/social/business/plumbing/laredo-tx.png",
  ]);
});

test("a paused page has no picture", async () => {
  await change({ status: "paused" });
  await expect(send("laredo-tx.png")).rejects.toMatchObject({ init: { status: 404 } });
});
