import { constants, setPriority } from "node:os";
import type { Log } from "../log/log.server.ts";

/**
 * On a machine that is full, whoever waits for an answer comes before what is done for later.
 * A system that forbids it is left as it is.
 */
export function giveWay(log: Log): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch (error) {
    log.warn("worker priority not lowered: it competes with web processes", { error });
  }
}
