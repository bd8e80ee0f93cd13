import { availableParallelism, cpus, totalmem } from "node:os";

/** Where and when the benchmarks ran. */
export function describeMachine(): string {
  const memory = Math.round(totalmem() / 1024 ** 3);
  const day = new Date().toISOString().slice(0, 10);
  const model = cpus()[0]?.model.trim() || "unknown processor";
  return `${day}, ${model}, ${availableParallelism()} cores, ${memory} GB, Node ${process.versions.node}.`;
}
