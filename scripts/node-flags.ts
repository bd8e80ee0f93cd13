/**
 * The Node flags the product runs with. By default V8 lets new objects grow to 96 MB before it
 * collects; with 24 MB a process uses a third less memory and responds as fast. Optimizing the
 * embedded database's WebAssembly would take half a gigabyte for some seconds after each start, for
 * a third more speed (docs/decisions/078-embedded-durable-and-small.md).
 */
export const nodeFlags: readonly string[] = [
  "--enable-source-maps",
  "--max-semi-space-size=8",
  "--liftoff-only",
];

/**
 * The environment variables it runs with. By default the system allocator keeps freed memory per
 * thread: with two arenas in total a process uses 65 MB less, and 110 MB less at its first start.
 */
export const nodeEnvironment = { NODE_ENV: "production", MALLOC_ARENA_MAX: "2" } as const;
