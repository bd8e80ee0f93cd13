import type { Trial } from "./trial.ts";

/** All trials by name; each is loaded on demand. */
export const trials: Record<string, () => Promise<Trial>> = {
  "dead-connections": async () => (await import("./dead-connections.ts")).deadConnections,
  "rolling-restart": async () => (await import("./rolling-restart.ts")).rollingRestart,
  pgbouncer: async () => (await import("./pgbouncer.ts")).pgbouncer,
  failover: async () => (await import("./failover.ts")).failover,
  "point-in-time": async () => (await import("./point-in-time.ts")).pointInTime,
  "previous-build": async () => (await import("./previous-build.ts")).previousBuild,
  export: async () => (await import("./export.ts")).exportTrial,
  monitoring: async () => (await import("./monitoring.ts")).monitoring,
  overload: async () => (await import("./overload.ts")).overload,
  "overload-on-postgres": async () => (await import("./overload.ts")).overloadOnPostgres,
  "own-address": async () => (await import("./own-address.ts")).ownAddress,
  image: async () => (await import("./image.ts")).image,
  compose: async () => (await import("./compose.ts")).compose,
  wordpress: async () => (await import("./wordpress.ts")).wordpress,
  container: async () => (await import("./container.ts")).container,
};
