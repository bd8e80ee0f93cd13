import type { RouterContextProvider } from "react-router";
import { describeWait } from "../../limits/describe-wait.ts";
import type { LimitKind } from "../../limits/limits.server.ts";
import { platformContext, requestInfoContext } from "./request-info.server.ts";

/**
 * Counts one use for the sender's address.
 * @returns seconds to wait if there were too many, otherwise 0
 */
export async function waitFor(
  context: Readonly<RouterContextProvider>,
  kind: LimitKind,
): Promise<number> {
  const { address } = context.get(requestInfoContext);
  return (await context.get(platformContext).limits.use(kind, address)).waitSeconds;
}

/** The message for a person who has to wait. */
export function waitMessage(seconds: number): string {
  return `Too many attempts. Please wait ${describeWait(seconds)} and try again.`;
}
