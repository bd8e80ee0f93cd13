import { expect } from "vitest";
import { addCrmMember, crmCookie } from "../drivers/crm-members.ts";
import { declareFaults, type Site } from "./site.ts";

const fault = declareFaults();
const austin = { business: "Lone Star Pest Defense", path: "/pest-control/austin-tx" };
const charlotte = { business: "Queen City Heating & Air", path: "/hvac/charlotte-nc" };

fault(
  {
    rule: "fault.two-tabs",
    title: "two concurrent page edits don't overwrite each other",
  },
  async (site) => {
    const [owner, office] = [await edit(site, austin), await edit(site, austin)];
    const responses = await Promise.all([owner.save("First"), office.save("Second")]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = responses.find(({ status }) => status === 409);
    const typed = responses.indexOf(refused ?? { status: 0, html: "" }) === 0 ? "First" : "Second";
    expect(refused?.html).toContain("Someone else just saved this page");
    expect(refused?.html).toContain(`value="${typed}"`);
  },
);

fault(
  {
    rule: "fault.foreign-id",
    title: "another business's page id reveals and changes nothing",
  },
  async (site) => {
    const own = await edit(site, austin);
    const { pageId } = await edit(site, charlotte);
    const before = await readMessage(site, charlotte.path);
    for (const path of [`/crm/page/${pageId}`, `/crm/page/${pageId}/preview`]) {
      const read = await site.fetch(path, { headers: { cookie: own.cookie } });
      expect([path, read.status]).toEqual([path, 404]);
    }
    expect((await own.save("Taken over", pageId)).status).toBe(404);
    expect(await readMessage(site, charlotte.path)).toBe(before);
  },
);

fault(
  {
    rule: "fault.hostile-upload",
    title: "a member's photo is stored only as a picture, otherwise rejected",
  },
  async (site) => {
    const own = await edit(site, austin);
    const page = "<!doctype html><script>alert(1)</script>";
    const response = await own.send({ intent: "upload" }, new Blob([page], { type: "image/png" }));
    expect([response.status, response.html.includes("Use a PNG, JPEG, or WebP image")]).toEqual([
      422,
      true,
    ]);
  },
);

type HttpResponse = { status: number; html: string };

/** Opens the page editor as an office member of a business. */
async function edit(site: Site, { business }: { business: string }) {
  const target = { url: site.url, runSql: site.sql };
  const [page] = await site.sql(
    "select id, contractor_id, version from seo_pages where business_name = $1 and status = 'live'",
    [business],
  );
  const email = `${crypto.randomUUID()}@business.example`;
  const { userId } = await addCrmMember(target, String(page?.contractor_id), "office", email);
  const cookie = await crmCookie(target, userId);
  const pageId = String(page?.id);
  async function send(fields: object, photo?: Blob, id = pageId): Promise<HttpResponse> {
    const body = new FormData();
    for (const [name, text] of Object.entries({ version: page?.version, ...fields })) {
      body.append(name, String(text));
    }
    if (photo) body.append("photo", photo, "photo.png");
    const headers = { cookie, origin: site.url };
    const response = await site.fetch(`/crm/page/${id}`, { method: "POST", body, headers });
    return { status: response.status, html: await response.text() };
  }
  const save = (headline: string, id = pageId) => send({ intent: "save", headline }, undefined, id);
  return { pageId, cookie, send, save };
}

const readMessage = async (site: Site, path: string) =>
  /<h1[^>]*>.*?<\/h1>/s.exec(await (await site.fetch(path)).text())?.[0];
