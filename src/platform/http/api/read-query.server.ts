import type { z } from "zod";

export type QueryRead<T> =
  | { ok: true; query: T }
  | { ok: false; parameter: string; reason: string };

/** Parses a call's parameters by its schema, or returns which is invalid (`api.queries`). */
export function readQuery<T extends z.ZodType>(
  request: Request,
  schema: T,
): QueryRead<z.output<T>> {
  const read = schema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (read.success) return { ok: true, query: read.data };
  const [issue] = read.error.issues;
  const parameter = issue?.path.join(".") || "query";
  return { ok: false, parameter, reason: issue?.message ?? "cannot be read" };
}
