import { type HttpResponse, send } from "./send.ts";

/** A contractor's draft as an API client holds it. */
export type Draft = { id: string; token: string; version: number };

let contractors = 0;

/** Answers to each step, of a new contractor for each call. */
export function sampleAnswers(): Record<string, unknown>[] {
  const mark = `${process.pid}-${contractors++}`;
  return [
    {
      first_name: "Ann",
      last_name: "Lee",
      business_name: `Lee Drains ${mark}`,
      email: `ann-${mark}@drains.example`,
      phone: "(512) 555-0100",
      city: `Lee${mark}`,
      state: "TX",
    },
    { services: ["Plumbing"] },
    { service_area: "Waco and around" },
    { business_description: "We fix drains." },
    { sms_followup: false, email_followup: true },
    { brand_color: "teal", tagline: "Dry by tonight" },
    { agree_to_terms: true },
  ];
}

/** Saves one step through the data API. */
export function saveStep(
  site: string,
  draft: Draft | null,
  step: number,
  answers: object,
  headers: Record<string, string> = {},
): Promise<HttpResponse> {
  return send(site, `/api/form_submissions${draft ? `/${draft.id}` : ""}`, {
    method: draft ? "PATCH" : "POST",
    json: { ...answers, current_step: step, version: draft?.version },
    headers: { ...(draft ? { "draft-token": draft.token } : {}), ...headers },
  });
}

/** The draft after a successful save. */
export function draftOf(response: HttpResponse, before: Draft | null = null): Draft {
  const { id, version } = JSON.parse(response.body);
  return { id, version, token: before?.token ?? String(response.headers["draft-token"]) };
}

/** A draft with the first `steps` steps saved. */
export async function newDraft(
  site: string,
  steps: number,
  answers = sampleAnswers(),
): Promise<Draft> {
  let draft: Draft | null = null;
  for (let step = 1; step <= steps; step++) {
    const saved: HttpResponse = await saveStep(site, draft, step, answers[step - 1] ?? {});
    if (saved.status > 201) throw new Error(`step ${step}: ${saved.status} ${saved.body}`);
    draft = draftOf(saved, draft);
  }
  if (!draft) throw new Error("no step was saved");
  return draft;
}
