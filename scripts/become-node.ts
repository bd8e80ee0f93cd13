import { nodeEnvironment, nodeFlags } from "./node-flags.ts";

/**
 * Replaces this process with one of our files, with the product's Node flags: signals then reach it
 * directly, and no second Node stays in memory.
 */
export function becomeNode(file: string, args: string[], environment = process.env): void {
  process.execve?.(process.execPath, [process.execPath, ...nodeFlags, file, ...args], {
    ...environment,
    ...nodeEnvironment,
  });
}
