import type { Log } from "~/platform/log/log.server.ts";

/** For what a test does not look at. */
export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {} };
