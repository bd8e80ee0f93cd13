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
