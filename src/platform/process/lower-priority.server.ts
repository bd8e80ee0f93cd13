import { constants, setPriority } from "node:os";
import type { Log } from "../log/log.server.ts";

/** On a busy machine, requests take priority over background work. Ignored if the system doesn't allow it. */
export function lowerPriority(log: Log): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch (error) {
    log.warn("worker priority not lowered: it competes with web processes", { error });
  }
}
