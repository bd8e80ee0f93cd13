import type { Log } from "~/platform/log/log.server.ts";

/** For tests that don't check the log. */
export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {} };
