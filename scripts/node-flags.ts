/**
 * How Node runs the product. Left to itself V8 gives new objects up to 96 MB before it looks which
 * are still needed; with 24 MB a process takes a third less memory and answers as fast. Optimizing
 * the embedded database's WebAssembly would take half a gigabyte for some seconds after each start,
 * for a third more speed of it (docs/decisions/078-embedded-durable-and-small.md).
 */
export const nodeFlags: readonly string[] = [
  "--enable-source-maps",
  "--max-semi-space-size=8",
  "--liftoff-only",
];

/**
 * With what environment. Left to itself the system's allocator keeps what threads gave back for each of
 * them: with two such stores instead of one a thread a process takes 65 MB less, and at its first start 110 MB.
 */
export const nodeEnvironment = { NODE_ENV: "production", MALLOC_ARENA_MAX: "2" } as const;
