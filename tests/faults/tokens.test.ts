import { expect } from "vitest";
import { createSigner } from "~/platform/secrets/secrets.server.ts";
import { newDraft } from "./drafts.ts";
import { send } from "./send.ts";
import { declareFaults, type Site } from "./site.ts";

// Without an administrator, so the setup link is available.
const fault = declareFaults({ environment: { ADMIN_EMAIL: "", ADMIN_PASSWORD: "" } });
const later = new Date(Date.now() + 3_600_000);

fault(
  {
    rule: "fault.bad-token",
    title: "a forged link opens nothing",
  },
  async (site) => {
    const { contractorId, submissionId } = await someone(site);
    const forger = createSigner("not the secret of this installation");
    const signer = await signerOf(site);
    const forged = [
      forger.sign("confirm-email", contractorId, later),
      signer.sign("resume-onboarding", contractorId, later),
      `${signer.sign("confirm-email", contractorId, later).slice(0, -4)}AAAA`,
    ];
    for (const token of forged) {
      const { status } = await send(site.url, `/confirm-email/${token}`, { form: {} });
      expect(status).toBe(410);
    }
    const resume = forger.sign("resume-onboarding", submissionId, later);
    const opened = await send(site.url, `/get-started/resume/${resume}`, { form: {} });
    expect([opened.status, opened.headers["set-cookie"]]).toEqual([410, undefined]);
    expect(await verified(site, contractorId)).toBe(false);
  },
);

fault(
  {
    rule: "fault.bad-token",
    title: "an expired link opens nothing",
  },
  async (site) => {
    const { contractorId, submissionId } = await someone(site);
    const signer = await signerOf(site);
    const past = new Date(Date.now() - 1_000);
    const confirm = signer.sign("confirm-email", contractorId, past);
    const confirmed = await send(site.url, `/confirm-email/${confirm}`, { form: {} });
    expect([confirmed.status, await verified(site, contractorId)]).toEqual([410, false]);
    const resume = signer.sign("resume-onboarding", submissionId, past);
    const opened = await send(site.url, `/get-started/resume/${resume}`, { form: {} });
    expect([opened.status, opened.headers["set-cookie"]]).toEqual([410, undefined]);
  },
);

fault(
  {
    rule: "fault.bad-token",
    title: "the setup link creates one administrator, once",
  },
  async (site) => {
    const link = (await signerOf(site)).sign("first-administrator", "setup", later);
    const setUp = (email: string) =>
      send(site.url, `/admin/setup/${link}`, {
        form: { name: "Iris", email, password: "correct horse battery" },
      });
    const first = await setUp("first@hearthline.example");
    expect(first.status).toBe(303);
    await setUp("second@hearthline.example");
    const people = await site.sql(
      "select email from users where email like '%@hearthline.example'",
    );
    expect(people).toEqual([{ email: "first@hearthline.example" }]);
  },
);

async function someone(site: Site) {
  const { id } = await newDraft(site.url, 7);
  const [row] = await site.sql("select contractor_id from form_submissions where id = $1", [id]);
  return { contractorId: String(row?.contractor_id), submissionId: id };
}

async function verified(site: Site, contractorId: string): Promise<boolean> {
  const [row] = await site.sql("select email_verified_at from contractor_accounts where id = $1", [
    contractorId,
  ]);
  return row?.email_verified_at !== null;
}

/** Signs with this installation's secret. */
async function signerOf(site: Site) {
  const [row] = await site.sql("select value from installation where name = 'auth_secret'");
  return createSigner(String(row?.value));
}
