import { expect } from "vitest";
import { stateOf } from "./draft-state.ts";
import { newDraft, sampleAnswers, saveStep } from "./drafts.ts";
import { send } from "./send.ts";
import { declareFaults } from "./site.ts";

const fault = declareFaults();

fault(
  {
    rule: "fault.out-of-order",
    title: "forged step numbers don't skip a step",
  },
  async (site) => {
    const draft = await newDraft(site.url, 2);
    for (const step of [4, 5, 6, 7]) {
      const forged = await saveStep(site.url, draft, step, sampleAnswers()[step - 1] ?? {});
      expect([step, forged.status, JSON.parse(forged.body).code]).toEqual([
        step,
        409,
        "out_of_order",
      ]);
    }
    for (const step of [0, 8, 99, -1, 1.5]) {
      expect((await saveStep(site.url, draft, step, {})).status).toBe(422);
    }
    expect(await stateOf(site, draft.id)).toMatchObject({ current_step: 2, is_completed: false });
  },
);

fault(
  {
    rule: "fault.out-of-order",
    title: "the sign-up completes only when all seven steps are valid",
  },
  async (site) => {
    const draft = await newDraft(site.url, 6);
    const followUp =
      "update form_submissions set sms_followup = true, reply_phone = null where id = $1";
    await site.sql(followUp, [draft.id]);
    const early = await saveStep(site.url, draft, 7, { agree_to_terms: true });
    expect([early.status, JSON.parse(early.body).message]).toEqual([
      409,
      "validation failed: step 5 has to be finished first",
    ]);
    expect(await stateOf(site, draft.id)).toMatchObject({ is_completed: false });
  },
);

fault(
  {
    rule: "fault.out-of-order",
    title: "a draft survives for days, reads don't change it, tokens expire",
  },
  async (site) => {
    const draft = await newDraft(site.url, 3);
    await site.sql("update onboarding_sessions set expires_at = now() + interval '1 day'");
    const before = await stateOf(site, draft.id);
    const headers = { cookie: `hearthline_draft=${draft.token}` };
    for (const path of ["/get-started", "/get-started?step=1", "/get-started?step=3"]) {
      const page = await send(site.url, path, { headers });
      expect([page.status, path.endsWith("3") && !page.body.includes("Waco")]).toEqual([
        200,
        false,
      ]);
    }
    expect(await stateOf(site, draft.id)).toEqual(before);
    await site.sql("update onboarding_sessions set expires_at = now() - interval '1 second'");
    const late = await saveStep(site.url, draft, 4, { business_description: "late" });
    expect([late.status, JSON.parse(late.body).message]).toEqual([403, "permission denied"]);
    const page = await send(site.url, "/get-started?step=3", { headers });
    expect(page.body).not.toContain("Waco and around");
  },
);

fault(
  {
    rule: "fault.foreign-id",
    title: "neither an ID alone nor someone else's token opens a draft",
  },
  async (site) => {
    const [victim, attacker] = [await newDraft(site.url, 2), await newDraft(site.url, 2)];
    const before = await stateOf(site, victim.id);
    const forged = { service_area: "Taken over" };
    for (const token of ["", "x".repeat(43), attacker.token]) {
      const { status, body } = await saveStep(site.url, { ...victim, token }, 3, forged);
      expect([token.length, status, JSON.parse(body).message]).toEqual([
        token.length,
        403,
        "permission denied",
      ]);
    }
    // Only staff read rows, and no one reads a single row: that path is write-only.
    const reads = [
      { path: `/api/form_submissions?id=${victim.id}`, refused: 401 },
      { path: `/api/form_submissions/${victim.id}`, refused: 405 },
    ];
    for (const { path, refused } of reads) {
      const headers = { "draft-token": attacker.token };
      const { status, body } = await send(site.url, path, { headers });
      expect([path, status, body.includes("drains.example")]).toEqual([path, refused, false]);
    }
    expect(await stateOf(site, victim.id)).toEqual(before);
  },
);
