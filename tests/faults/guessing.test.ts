import { expect } from "vitest";
import { newPerson } from "./people.ts";
import { newSender, send } from "./send.ts";
import { administrator, declareFaults } from "./site.ts";

const fault = declareFaults({ environment: { RATE_LIMIT_FACTOR: "1" } });

/** One wrong password; `hops` is the X-Forwarded-For of the proxy in front. */
function guess(site: string, email: string, hops: string) {
  const form = { email, password: "wrong horse battery" };
  return send(site, "/admin/login", { form, headers: { "x-forwarded-for": hops } });
}

async function statuses(count: number, one: (index: number) => Promise<{ status: number }>) {
  const seen: number[] = [];
  for (let index = 0; index < count; index++) seen.push((await one(index)).status);
  return seen;
}

fault(
  {
    rule: "fault.guessing",
    title: "an address gets eight tries per account, even after a restart",
  },
  async ({ url, application }) => {
    const account = "victim@hearthline.example";
    const seen = await statuses(9, () => guess(url, account, "198.51.100.1"));
    expect(seen).toEqual([...Array(8).fill(401), 429]);
    await application.restart();
    const refused = await guess(url, account, "198.51.100.1");
    expect(refused.status).toBe(429);
    expect(refused.body).toMatch(/Please wait \d+ minutes/);
  },
);

fault(
  {
    rule: "fault.guessing",
    title: "distributed guessing at one account slows with every try",
  },
  async ({ url }) => {
    const account = "slowly@hearthline.example";
    await statuses(10, (index) => guess(url, account, `203.0.113.${index}`));
    const began = performance.now();
    await statuses(2, (index) => guess(url, account, `203.0.113.${100 + index}`));
    expect(performance.now() - began).toBeGreaterThan(3_000);
  },
);

fault(
  {
    rule: "fault.guessing",
    title: "an address gets twenty tries across all accounts",
  },
  async ({ url }) => {
    const seen = await statuses(21, (index) => guess(url, `${index}@x.example`, "198.51.100.200"));
    expect(seen).toEqual([...Array(20).fill(401), 429]);
  },
);

fault(
  {
    rule: "fault.guessing",
    title: "a forged X-Forwarded-For is ignored in favor of the proxy's",
  },
  async ({ url }) => {
    const seen = await statuses(21, (index) =>
      guess(url, `spoof-${index}@x.example`, `192.0.2.${index}, 198.51.100.7`),
    );
    expect(seen.at(-1)).toBe(429);
  },
);

fault(
  {
    rule: "fault.guessing",
    title: "addresses of one IPv6 network share limits",
  },
  async ({ url }) => {
    const seen = await statuses(21, (index) =>
      guess(url, `six-${index}@x.example`, `2001:db8:1:2:${index.toString(16)}::${index}`),
    );
    expect(seen.at(-1)).toBe(429);
  },
);

fault(
  {
    rule: "fault.guessing",
    title: "rejects paths that API clients could interpret differently",
  },
  async ({ url }) => {
    for (const path of ["//admin/dashboard", "/admin\\..\\dashboard", "/%2500/%00", "/%zz"]) {
      expect([path, (await send(url, path)).status]).toEqual([path, 400]);
    }
  },
);

/** Guesses until the rate limit for this email and address is reached. */
async function exhaustAttempts(site: string, email: string, address: string): Promise<void> {
  const seen = await statuses(9, () => guess(site, email, address));
  expect(seen.at(-1)).toBe(429);
}

const signIn = (site: string, person: { email: string; password: string }, from: string) => {
  const { email, password } = person;
  const headers = { "x-forwarded-for": from };
  return send(site, "/api/auth/sign-in/email", { json: { email, password }, headers });
};

fault(
  {
    rule: "fault.guessing",
    title: "wrong passwords don't lock out people from other addresses",
  },
  async (site) => {
    const person = await newPerson(site, "viewer");
    await exhaustAttempts(site.url, person.email, "198.18.0.0");
    expect((await signIn(site.url, person, "198.18.1.1")).status).toBe(200);
  },
);

fault(
  {
    rule: "fault.guessing",
    title: "a known device can sign in from a blocked address",
  },
  async (site) => {
    const person = await newPerson(site, "viewer");
    await exhaustAttempts(site.url, person.email, "198.18.2.0");
    const { email, password, cookie } = person;
    const { status } = await send(site.url, "/admin/login", {
      form: { email, password },
      headers: { cookie, "x-forwarded-for": "198.18.2.0" },
    });
    expect(status).toBe(303);
  },
);

fault(
  {
    rule: "accounts.no-enumeration",
    title: "known and unknown accounts get the same response after equal work",
  },
  async ({ url }) => {
    const knownAnswer = await measure(url, () => administrator.email, 7);
    const unknown = await measure(url, (index) => `nobody-${index}@hearthline.example`, 7);
    expect(unknown.answer).toEqual(knownAnswer.answer);
    expect(unknown.milliseconds / knownAnswer.milliseconds).toBeGreaterThan(0.5);
    expect(unknown.milliseconds / knownAnswer.milliseconds).toBeLessThan(2);
  },
);

/** The response for an account, and the fastest of several tries. */
async function measure(site: string, email: (index: number) => string, tries: number) {
  let credential: object = {};
  let milliseconds = Number.POSITIVE_INFINITY;
  for (let index = 0; index < tries; index++) {
    const began = performance.now();
    const { status, headers, body } = await send(site, "/api/auth/sign-in/email", {
      json: { email: email(index), password: "wrong horse battery" },
      headers: { "x-forwarded-for": newSender() },
    });
    milliseconds = Math.min(milliseconds, performance.now() - began);
    const { date: _, "x-request-id": __, ...rest } = headers;
    // Each problem has its own reference.
    credential = { status, headers: rest, body: body.replace(/"reference":"[^"]*"/, "") };
  }
  return { answer: credential, milliseconds };
}
