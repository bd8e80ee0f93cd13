import { connect } from "node:net";
import { expect } from "vitest";
import { send } from "./send.ts";
import { administrator, declareFaults } from "./site.ts";

const fault = declareFaults();
const businessPage = "/pest-control/austin-tx";
const evil = "https://evil.example";

fault(
  {
    rule: "fault.forged-request",
    title: "rejects cross-site requests, whatever the method and path",
  },
  async ({ url }) => {
    const addresses = ["/admin/login", "/api/auth/sign-in/email", "/api/leads", businessPage];
    const signs: Record<string, string>[] = [
      { origin: evil },
      { "sec-fetch-site": "cross-site" },
      { origin: "null" },
    ];
    const statuses: [string, number][] = [];
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      for (const path of addresses) {
        for (const headers of signs) {
          const sent = { method, headers, json: administrator };
          const { status } = await send(url, path, sent);
          statuses.push([`${method} ${path} ${JSON.stringify(headers)}`, status]);
        }
      }
    }
    expect(statuses).toEqual(statuses.map(([what]) => [what, 403]));
    const own = { origin: url, "sec-fetch-site": "same-origin" };
    const signedIn = await send(url, "/admin/login", { headers: own, form: administrator });
    expect(signedIn.status).toBe(303);
  },
);

fault(
  {
    rule: "fault.forged-request",
    title: "signing in redirects only within the site",
  },
  async ({ url }) => {
    const places = [
      "https://evil.example/",
      "//evil.example/",
      "/\\evil.example/",
      "\\\\evil.example",
      "javascript:alert(1)",
      "/admin//evil.example/@",
      "/admin/\nLocation: https://evil.example",
      "https:evil.example",
    ];
    for (const next of places) {
      const { status, headers } = await send(url, "/admin/login", {
        form: { ...administrator, next },
      });
      const target = new URL(headers.location ?? "", url);
      expect([next, status, target.origin]).toEqual([next, 303, url]);
      expect(target.pathname).toMatch(/^\/admin\//);
      expect(target.pathname).not.toContain("//");
    }
  },
);

fault(
  {
    rule: "fault.forged-request",
    title: "a foreign Host gets no page and doesn't affect other visitors",
  },
  async ({ url }) => {
    const foreign = { host: "evil.example", "x-forwarded-host": "evil.example" };
    for (const path of ["/", businessPage, "/get-started", "/admin/login", "/healthz"]) {
      const { status, body } = await send(url, path, { headers: foreign });
      expect([path, status]).toEqual([path, path === "/healthz" ? 200 : 421]);
      expect(body).not.toContain("evil.example");
    }
    const forwarded = { "x-forwarded-host": "evil.example", forwarded: "host=evil.example" };
    for (const path of ["/", businessPage, "/sitemap.xml"]) {
      await send(url, path, { headers: forwarded });
      expect((await send(url, path)).body).not.toContain("evil.example");
    }
  },
);

fault(
  {
    rule: "fault.forged-request",
    title: "private pages aren't cached",
  },
  async ({ url }) => {
    for (const path of ["/get-started", "/admin/login", "/admin/leads", "/api/form_submissions"]) {
      const { headers } = await send(url, path);
      expect([path, headers["cache-control"]]).toEqual([
        path,
        expect.stringMatching(/no-store/) as unknown as string,
      ]);
    }
  },
);

fault(
  {
    rule: "fault.overload",
    title: "rejects a body that is too large, announced or not",
  },
  async ({ url }) => {
    const large = Buffer.alloc(200_000, "a");
    for (const path of ["/api/leads", "/api/form_submissions", businessPage, "/admin/login"]) {
      const announced = await send(url, path, { body: large });
      expect([path, announced.status]).toEqual([path, 413]);
      const type = path.startsWith("/api") ? "json" : "x-www-form-urlencoded";
      const hidden = await send(url, path, {
        headers: { "content-type": `application/${type}` },
        body: large,
        unannounced: true,
      });
      expect([path, hidden.status]).toEqual([path, 413]);
    }
  },
);

fault(
  {
    rule: "fault.overload",
    title: "rejects thousands of fields",
  },
  async ({ url }) => {
    const fields = Object.fromEntries(
      Array.from({ length: 3_000 }, (_, index) => [`f${index}`, "x"]),
    );
    expect((await send(url, businessPage, { form: fields })).status).toBe(400);
    expect((await send(url, "/admin/login", { form: fields })).status).toBe(400);
  },
);

fault(
  {
    rule: "fault.overload",
    title: "a slow sender is disconnected without delaying others",
  },
  async ({ url }) => {
    const { hostname, port } = new URL(url);
    const began = Date.now();
    const slow = Array.from({ length: 60 }, () => {
      const socket = connect(Number(port), hostname);
      socket.write("GET / HTTP/1.1\r\nHost: ");
      const drip = setInterval(() => socket.writable && socket.write("x"), 1_000);
      socket.on("error", () => {});
      return new Promise<number>((resolve) => {
        socket.on("close", () => {
          clearInterval(drip);
          resolve(Date.now() - began);
        });
        socket.resume();
        setTimeout(() => socket.destroy(), 20_000).unref();
      });
    });
    const page = Date.now();
    expect((await send(url, "/")).status).toBe(200);
    expect(Date.now() - page).toBeLessThan(2_000);
    expect(Math.max(...(await Promise.all(slow)))).toBeLessThan(16_000);
  },
);
