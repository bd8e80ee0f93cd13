import { expect } from "vitest";
import { confirmPassword, sessionCookie } from "../setup/sign-in-api-client.ts";
import { newPerson } from "./people.ts";
import { type HttpResponse, send } from "./send.ts";
import { administrator, declareFaults, type Site } from "./site.ts";

const fault = declareFaults();
const signedOut = [302, "/admin/login?next=%2Fadmin%2Fleads"];

/** The staff area's response to this cookie: status and redirect. */
async function received({ url }: Site, cookie: string) {
  const { status, headers } = await send(url, "/admin/leads", { headers: { cookie } });
  return [status, headers.location];
}

function cookieOf({ headers }: HttpResponse): string {
  return (headers["set-cookie"] ?? []).map((line) => line.split(";")[0]).join("; ");
}

fault(
  {
    rule: "fault.session-fixation",
    title: "a session planted before sign-in isn't theirs afterwards",
  },
  async (site) => {
    // Genuine, signed and expired: the best cookie that a former user of this browser can plant.
    const { cookie: planted } = await newPerson(site, "viewer");
    await send(site.url, "/admin/sign-out", { form: {}, headers: { cookie: planted } });
    expect(await received(site, planted)).toEqual(signedOut);
    for (const address of ["/admin/login", "/api/auth/sign-in/email"]) {
      const signIn = await send(site.url, address, {
        ...(address.startsWith("/api") ? { json: administrator } : { form: administrator }),
        headers: { cookie: planted },
      });
      expect(await received(site, planted)).toEqual(signedOut);
      expect(await received(site, cookieOf(signIn))).toEqual([200, undefined]);
    }
  },
);

fault(
  {
    rule: "fault.session-fixation",
    title: "an unused session expires",
  },
  async (site) => {
    const { id, cookie } = await newPerson(site, "viewer");
    const stale = "update sessions set expires_at = now() - interval '1 second' where user_id = $1";
    await site.sql(stale, [id]);
    expect(await received(site, cookie)).toEqual(signedOut);
  },
);

fault(
  {
    rule: "fault.session-fixation",
    title: "disabling someone or changing their role ends all their sessions",
  },
  async (site) => {
    const iris = await sessionCookie(site.url, administrator);
    await confirmPassword(site.url, iris, administrator.password);
    const changes: Record<string, string>[] = [
      { intent: "change-role", role: "viewer" },
      { intent: "disable" },
    ];
    for (const form of changes) {
      const { id, email, password, cookie } = await newPerson(site, "reviewer");
      const elsewhere = await sessionCookie(site.url, { email, password });
      expect(await received(site, cookie)).toEqual([200, undefined]);
      const changed = await send(site.url, "/admin/staff", {
        form: { ...form, id },
        headers: { cookie: iris },
      });
      expect(changed.status).toBe(200);
      for (const sessionCookie of [cookie, elsewhere]) {
        expect([form.intent, ...(await received(site, sessionCookie))]).toEqual([
          form.intent,
          ...signedOut,
        ]);
      }
    }
  },
);

fault(
  {
    rule: "fault.session-fixation",
    title: "resetting a password ends all sessions, and its link works once",
  },
  async (site) => {
    const { email, password, cookie } = await newPerson(site, "viewer");
    const elsewhere = await sessionCookie(site.url, { email, password });
    const worker = site.startWorker();
    await send(site.url, "/admin/forgot-password", { form: { email } });
    const link = /\/admin\/reset-password\/[\w.-]+/;
    const mail = await site.mail.waitForMail(
      ({ to, text }) => to.includes(email) && link.test(text),
      30,
    );
    const path = link.exec(mail.text)?.[0] ?? "";
    const form = { password: "another battery horse" };
    expect((await send(site.url, path, { form })).status).toBe(303);
    expect(await received(site, cookie)).toEqual(signedOut);
    expect(await received(site, elsewhere)).toEqual(signedOut);
    expect((await send(site.url, path, { form })).status).toBe(410);
    await worker.stop();
  },
);

fault(
  {
    rule: "fault.session-fixation",
    title: "changing the password ends all other sessions",
  },
  async (site) => {
    const { email, password, cookie } = await newPerson(site, "viewer");
    const elsewhere = await sessionCookie(site.url, { email, password });
    const changed = await send(site.url, "/admin/account", {
      form: {
        intent: "change-password",
        current_password: password,
        new_password: "another battery horse",
      },
      headers: { cookie },
    });
    expect(changed.status).toBe(200);
    expect(await received(site, elsewhere)).toEqual(signedOut);
    expect(await received(site, cookie)).toEqual([200, undefined]);
  },
);

fault(
  {
    rule: "fault.session-fixation",
    title: "a removed role counts from the next request",
  },
  async (site) => {
    const { id, cookie } = await newPerson(site, "viewer");
    await site.sql("delete from admin_roles where user_id = $1", [id]);
    expect(await received(site, cookie)).toEqual([403, undefined]);
  },
);
