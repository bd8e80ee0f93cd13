import type { captureLead } from "~/domains/leads/capture/capture-lead.server.ts";

/** The accepted request; fails the test if the key was reused. */
export async function expectCaptured(result: ReturnType<typeof captureLead>) {
  const lead = await result;
  if (!lead.ok) throw new Error(lead.code);
  return lead;
}
