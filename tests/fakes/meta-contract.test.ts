import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createMeta, type Meta } from "~/platform/meta/meta.server.ts";
import { type EndpointName, endpoints, errors } from "./meta-contract.ts";
import { type FakeMeta, startMetaServer } from "./meta-server.ts";

let fake: FakeMeta;
let meta: Meta;

beforeAll(async () => {
  fake = await startMetaServer();
  const { app, verifyToken, url } = fake;
  const settings = { appId: app.id, appSecret: app.secret, verifyToken, apiUrl: new URL(url) };
  meta = createMeta(settings, 500);
});
afterAll(() => fake.stop());
beforeEach(() => {
  fake.fault = () => null;
  fake.shape = (_endpoint, fields) => fields;
  fake.requests.length = 0;
  fake.pages.clear();
  fake.pages.set("1530", { name: "Bo’s Plumbing", token: "page-token", isSubscribed: false });
  fake.systemTokens.add("system-token");
  fake.leads.set("444", {
    pageId: "1530",
    platform: "ig",
    field_data: [
      { name: "full_name", values: ["Ana Ruiz"] },
      { name: "services", values: ["Drains", "Heaters"] },
    ],
  });
});

const calls: Record<EndpointName, () => Promise<{ ok: boolean }>> = {
  fetchLead: () => meta.fetchLead("444", "page-token"),
  findPage: () => meta.findPage("1530", "system-token"),
  subscribePage: () => meta.subscribePage("1530", "page-token"),
};
const names = Object.keys(endpoints) as EndpointName[];

test.each(names)("%s sends only the listed parameters", async (name) => {
  expect((await calls[name]()).ok).toBe(true);
  expect(fake.requests.map(({ endpoint }) => endpoint)).toEqual([name]);
  expect(fake.requests[0]?.parameters.toSorted()).toEqual(endpoints[name].parameters.toSorted());
});

test.each(names)("reads only the listed fields of %s", async (name) => {
  const fields: readonly string[] = endpoints[name].fields;
  const keep = (isKept: (field: string) => boolean) => {
    fake.shape = (_endpoint, all) =>
      Object.fromEntries(Object.entries(all).filter(([field]) => isKept(field)));
    return calls[name]();
  };
  const whole = await keep(() => true);
  expect(await keep((field) => fields.includes(field))).toEqual(whole);
  for (const missing of fields) {
    expect(await keep((field) => field !== missing), missing).not.toEqual(whole);
  }
});

test("reads a lead's fields and values with the page's own token", async () => {
  expect(await calls.fetchLead()).toEqual({
    ok: true,
    platform: "ig",
    fields: [
      { label: "full_name", value: "Ana Ruiz" },
      { label: "services", value: "Drains, Heaters" },
    ],
  });
  expect(await calls.findPage()).toMatchObject({ name: "Bo’s Plumbing", pageToken: "page-token" });
});

test.each(errors)("error $code $error_subcode ($about) is $meaning", async (error) => {
  const { meaning, about: _, ...fault } = error;
  fake.fault = () => fault;
  for (const name of names) {
    expect(await calls[name](), name).toEqual({ ok: false, problem: meaning });
  }
});

test.each(["drop", "hang", "garbage"] as const)(
  "a missing response (%s) means unavailable",
  async (fault) => {
    fake.fault = () => fault;
    expect(await calls.fetchLead()).toEqual({ ok: false, problem: "unavailable" });
  },
);

test("a page's token can't read another page's leads", async () => {
  fake.pages.set("1531", { name: "Other", token: "other-token", isSubscribed: false });
  expect(await meta.fetchLead("444", "other-token")).toMatchObject({ problem: "lead_gone" });
  expect(await meta.fetchLead("444", "revoked")).toMatchObject({ problem: "token_expired" });
});

// "Getting Started", Webhooks of the Graph API, read 2026-11-27.
test("accepts only bodies signed with the app secret", () => {
  const body = JSON.stringify({ object: "page", text: "Straße \\u00e4" });
  const signature = fake.sign(body);
  expect(meta.isSigned(Buffer.from(body), signature)).toBe(true);
  expect(meta.isSigned(Buffer.from(`${body} `), signature)).toBe(false);
  for (const wrong of [
    null,
    "",
    "sha256=",
    signature.replace("sha256=", "sha1="),
    `${signature}0`,
  ]) {
    expect(meta.isSigned(Buffer.from(body), wrong), String(wrong)).toBe(false);
  }
  expect(meta.isVerifyToken(fake.verifyToken)).toBe(true);
  expect(meta.isVerifyToken("")).toBe(false);
});
