import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { addBusinessPage } from "../drivers/add-business-page.ts";
import { addBusiness, addCrmMember, crmCookie } from "../drivers/crm-members.ts";
import { runSql } from "../drivers/run-sql.ts";
import { googleSettings, startGoogleServer } from "../fakes/google-server.ts";
import { sharedSite } from "../setup/shared-site.ts";

const google = await startGoogleServer();
const site = sharedSite({ environment: googleSettings(google) });
let [owner, colleague, technician, stranger] = ["", "", "", ""];

beforeAll(async () => {
  const contractorId = await addBusiness(site(), "Local Plumbing");
  const memberOf = async (id: string, role: "owner" | "office" | "technician", name: string) => {
    const { userId } = await addCrmMember(site(), id, role, `${name}@local.example`);
    return crmCookie(site(), userId);
  };
  await addBusinessPage(site(), { contractor_id: contractorId, business_name: "Local Plumbing" });
  owner = await memberOf(contractorId, "owner", "owner");
  colleague = await memberOf(contractorId, "office", "office");
  technician = await memberOf(contractorId, "technician", "technician");
  stranger = await memberOf(await addBusiness(site(), "Other Plumbing"), "owner", "stranger");
});
afterAll(() => google.stop());
beforeEach(() => {
  google.fault = () => null;
  google.decision = "SUCCESS_NOT_REACHED_THRESHOLD";
});

const open = (path: string, cookie = owner, body?: Record<string, string>) =>
  fetch(path.startsWith("http") ? path : `${site().url}/crm${path}`, {
    headers: { cookie, origin: site().url },
    redirect: "manual",
    ...(body ? { method: "POST", body: new URLSearchParams(body) } : {}),
  });
const sourcePath = (id: string) => `/settings/lead-sources/${id}`;
const pageOf = async (id: string) => (await open(sourcePath(id))).text();

async function addSource(name: string): Promise<string> {
  const added = await open("/settings/lead-sources", owner, { kind: "google_local", name });
  expect(added.status).toBe(303);
  return added.headers.get("location")?.split("/").at(-1) ?? "";
}

let accounts = 700;
const newAccount = (overrides: Parameters<typeof google.addAccount>[1] = {}) => {
  accounts += 1;
  google.addAccount(String(accounts), overrides);
  return String(accounts);
};

/** Follows the button to Google. */
async function toGoogle(id: string, cookie = owner): Promise<string> {
  const sent = await open(`${sourcePath(id)}/google`, cookie);
  expect(sent.status).toBe(302);
  return sent.headers.get("location") ?? "";
}

/** Comes back from Google, and returns the page that the member then sees. */
async function comeBack(address: string, cookie = owner) {
  const back = await open(address, cookie);
  expect(back.status).toBe(302);
  const location = new URL(back.headers.get("location") ?? "", site().url);
  const text = await (await open(location.href, cookie)).text();
  return { location, text };
}

const sourceOf = async (id: string) => {
  const [source] = await runSql(site(), "select * from lead_sources where id = $1::uuid", [id]);
  return source;
};

const settled = (sourceId: string, expected: object[]) =>
  vi.waitFor(
    async () => {
      const rows = await runSql(
        site(),
        "select state, reason, lead_id from lead_deliveries where source_id = $1::uuid order by created_at, id",
        [sourceId],
      );
      expect(rows).toMatchObject(expected);
      return rows;
    },
    { timeout: 30_000, interval: 100 },
  );

test("a business connects with Google, and its leads are read", async () => {
  const id = await addSource("LSA");
  expect(await pageOf(id)).toContain("Connect with Google");
  const account = newAccount({ descriptiveName: "Local Plumbing LSA" });
  const created = new Date(Date.now() - 60_000).toLocaleString("sv-SE", {
    timeZone: "America/Chicago",
  });
  google.accounts.get(account)?.leads.set("1", {
    id: "1",
    creationDateTime: created,
    contactDetails: { consumerName: "Nia Boyd", phoneNumber: "+15125578801" },
    leadType: "PHONE_CALL",
    leadCharged: true,
  });
  const consent = await toGoogle(id);
  expect(new URL(consent).searchParams.get("redirect_uri")).toBe(
    `${site().url}/crm/settings/google-consent`,
  );
  const { location, text } = await comeBack(google.allow(consent, [account]));
  expect(location.pathname).toBe(`/crm${sourcePath(id)}`);
  expect(text).toContain("Connected. We’re reading your leads now.");
  const source = await sourceOf(id);
  expect(source).toMatchObject({ account_id: account, account_name: "Local Plumbing LSA" });
  expect(JSON.stringify(source)).not.toContain("1//");
  const [delivery] = await settled(id, [{ state: "lead" }]);
  expect(await pageOf(id)).toContain("Working");
  expect(await (await open(`/leads/${delivery?.lead_id}`)).text()).toContain("Nia Boyd");
});

test("a source without leads shows as working once Google responds", async () => {
  const id = await addSource("LSA, quiet");
  await comeBack(google.allow(await toGoogle(id), [newAccount()]));
  await vi.waitFor(async () => expect(await pageOf(id)).toContain("Working"), {
    timeout: 30_000,
    interval: 200,
  });
  expect(await pageOf(id)).toContain("Google has no test leads");
});

test("only the member who started a consent can finish it, once", async () => {
  const id = await addSource("LSA, forged");
  const address = google.allow(await toGoogle(id), [newAccount()]);
  const state = new URL(address).searchParams.get("state") ?? "";
  for (const cookie of [colleague, stranger]) {
    const { location, text } = await comeBack(address, cookie);
    expect(location.pathname).toBe("/crm/settings/lead-sources");
    expect(text).toContain("That took too long, or it was for another member");
  }
  expect((await open(address, technician)).status).toBe(403);
  for (const wrong of ["", "x.y", `${state}x`, state.slice(0, -1)]) {
    const forged = new URL(address);
    forged.searchParams.set("state", wrong);
    expect((await comeBack(forged.href)).location.search, wrong).toBe("?google=expired");
  }
  expect(await sourceOf(id)).toMatchObject({ access_token: null });
  await comeBack(address);
  expect((await sourceOf(id))?.access_token).not.toBeNull();
  // The code was used.
  expect((await comeBack(address)).text).toContain("Google didn’t accept the sign-in");
  expect((await open(`${sourcePath(id)}/google`, stranger)).status).toBe(404);
});

test("a member chooses among several accounts, without managers' accounts", async () => {
  const id = await addSource("LSA, several");
  const [firstAccount, secondAccount] = [
    newAccount(),
    newAccount({ descriptiveName: "Second shop" }),
  ];
  const manager = newAccount({ manager: true });
  const address = google.allow(await toGoogle(id), [firstAccount, manager, secondAccount]);
  const { text } = await comeBack(address);
  expect(text).toContain("Choose your Google Ads account below");
  expect(text).not.toContain(`(${manager})`);
  const choose = (account_id: string) =>
    open(sourcePath(id), owner, { intent: "account", account_id });
  expect(await (await choose(manager)).text()).toContain("Choose one of the accounts");
  expect(await (await choose(secondAccount)).text()).toContain("Connected to Second shop");
  expect(await sourceOf(id)).toMatchObject({ account_id: secondAccount });
  const again = await addSource("LSA, taken");
  const result = await comeBack(google.allow(await toGoogle(again), [secondAccount]));
  expect(result.text).toContain("already connected to another lead source");
});

test.each([
  ["declined", { isDeclined: true }, "You didn’t give us access at Google"],
  ["without the permission", { isUnchecked: true }, "wasn’t checked"],
  ["without an account", { hasNone: true }, "no Google Ads account of its own"],
  ["while Google is down", { isDown: true }, "Google didn’t respond"],
] as const)("a consent %s shows what to do", async (_title, given, text) => {
  const id = await addSource("LSA, refused");
  const { isDeclined, isUnchecked, hasNone, isDown } = {
    ...{ isDeclined: false, isUnchecked: false, hasNone: false, isDown: false },
    ...given,
  };
  const consent = await toGoogle(id);
  const back = new URL(google.allow(consent, hasNone ? [] : [newAccount()], { isUnchecked }));
  if (isDeclined) {
    back.searchParams.delete("code");
    back.searchParams.set("error", "access_denied");
  }
  if (isDown) google.fault = () => "drop";
  expect((await comeBack(back.href)).text).toContain(text);
  expect(await sourceOf(id)).toMatchObject({ account_id: null });
});

test("a revoked consent is shown; reconnecting fetches missed leads", async () => {
  const id = await addSource("LSA, revoked");
  const account = newAccount();
  await comeBack(google.allow(await toGoogle(id), [account]));
  for (const consent of google.consents.values()) {
    if (consent.accounts.includes(account)) consent.isRevoked = true;
  }
  const now = await open(sourcePath(id), owner, { intent: "poll" });
  expect(await now.text()).toContain("reading your leads now");
  await vi.waitFor(
    async () => expect(await pageOf(id)).toContain("The access token expired or was revoked"),
    { timeout: 30_000, interval: 200 },
  );
  expect(await pageOf(id)).toContain("Try again");
  google.accounts.get(account)?.leads.set("9", {
    id: "9",
    creationDateTime: new Date().toLocaleString("sv-SE", { timeZone: "America/Chicago" }),
    contactDetails: { phoneNumber: "+15125578809" },
  });
  await comeBack(google.allow(await toGoogle(id), [account]));
  await settled(id, [{ state: "lead" }]);
  expect(await pageOf(id)).not.toContain("expired or was revoked");
});

test("a bad lead is reported with Google's own reasons from its page", async () => {
  const [row] = await runSql(
    site(),
    "select s.id from source_leads s join lead_sources l on l.id = s.source_id where l.name = 'LSA'",
    [],
  );
  const path = `/settings/lead-sources/leads/${row?.id}`;
  expect(await (await open(path)).text()).toContain("Report to Google");
  const report = (reason: string, comment = "") =>
    open(path, owner, { intent: "google", reason, comment });
  expect(await (await report("")).text()).toContain("Choose a reason");
  const silent = await (await report("OTHER_DISSATISFIED_REASON")).text();
  expect(silent).toContain("Enter what was wrong with the lead");
  google.decision = "FAIL_NOT_ELIGIBLE";
  const sent = await (await report("OTHER_DISSATISFIED_REASON", "Sells solar panels")).text();
  expect(sent).toContain("Sent. Google’s decision is under Credit.");
  expect(sent).toContain("Credit declined");
  expect(google.feedback.at(-1)?.body).toMatchObject({
    surveyDissatisfied: { otherReasonComment: "Sells solar panels" },
  });
  expect(await (await open(path)).text()).not.toContain("Report to Google");
});

test("no code, token, or state is logged", () => {
  const logged = site().log.join("\n");
  expect(logged).not.toMatch(/1\/\/|ya29|GOCSPX|4\/[0-9a-f]{8}|code=/);
});
