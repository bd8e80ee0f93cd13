import { type GateReason, gateReasons } from "~/domains/follow-ups/index.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readChoice } from "~/platform/http/requests/read-url.ts";

const reasons = Object.keys(gateReasons) as GateReason[];

/** @throws Response 404 if it isn't one of the gate's reasons */
export function readReason(parameters: URLSearchParams): { reason: GateReason } {
  const reason = readChoice(parameters, "reason", reasons);
  if (!reason) throw notFound();
  return { reason };
}
