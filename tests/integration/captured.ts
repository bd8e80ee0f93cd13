import type { captureLead } from "~/domains/leads/capture/capture-lead.server.ts";

/** What was taken in; a reused key is a failure of the test. */
export async function captured(answer: ReturnType<typeof captureLead>) {
  const lead = await answer;
  if (!lead.ok) throw new Error(lead.code);
  return lead;
}
