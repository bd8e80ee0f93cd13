import type { RouterContextProvider } from "react-router";
import type { z } from "zod";
import type { Selected } from "../../database/select-rows.server.ts";
import type { Platform } from "../../platform.server.ts";
import { tooMany } from "../../result.ts";
import type { FieldErrors } from "../../validation/form.ts";
import {
  type AnyRefused,
  reasonOf,
  statusOfRefusal,
  waitFor,
  wrongMethod,
} from "../failures/refusal.server.ts";
import { platformContext, requestInfoContext } from "../requests/request-info.server.ts";
import { problem } from "./problem.ts";

type Context = Readonly<RouterContextProvider>;

/** Reads the rows of a table that a URL selects. */
export type Select = (platform: Platform, parameters: URLSearchParams) => Promise<Selected>;

/** Returns the rows that this request selects as JSON. */
export async function respondWithSelected(
  context: Context,
  request: Request,
  select: Select,
): Promise<Response> {
  const { searchParams } = new URL(request.url);
  return respondWithRows(
    context,
    request,
    await select(context.get(platformContext), searchParams),
  );
}

/** Rows as JSON, with the next page in the `Link` header (RFC 8288). */
export function respondWithRows(context: Context, request: Request, selected: Selected): Response {
  if (!selected.ok) {
    return refuse(context, 400, `${selected.parameter}: ${selected.reason}`);
  }
  const headers = new Headers({ "cache-control": "no-store" });
  if (selected.next) {
    const next = new URL(request.url);
    next.searchParams.set("after", selected.next);
    headers.set("link", `<${next.pathname}${next.search}>; rel="next"`);
  }
  return Response.json(selected.rows, { headers });
}

/** A rejection as a problem document, with this request's reference. */
function refuse(
  context: Context,
  status: number,
  message: string,
  details: Record<string, unknown> = {},
): Response {
  return problem(status, message, { ...details, reference: context.get(requestInfoContext).id });
}

/** A command's rejection with its code; `message` if the API has its own text. */
export function refuseWith(
  context: Context,
  refused: AnyRefused,
  message = refused.message ?? reasonOf(refused) ?? failedFields(refused),
  details: Record<string, unknown> = {},
): Response {
  const { code, errors, waitSeconds } = refused;
  const listed = errors && Object.keys(errors).length > 0 ? { errors: errorList(errors) } : {};
  const response = refuse(context, statusOfRefusal(refused), message, {
    code,
    ...details,
    ...listed,
  });
  if (waitSeconds !== undefined) response.headers.set("retry-after", String(waitSeconds));
  if (refused.allowed) response.headers.set("allow", refused.allowed);
  return response;
}

function failedFields({ code, errors }: AnyRefused): string {
  if (!errors) return code;
  const messages = Object.entries(errors).map(([field, message]) => `${field}: ${message}`);
  return `validation failed: ${messages.join("; ")}`;
}

/** Field errors for the problem document. */
function errorList(errors: FieldErrors): { field: string; message: string }[] {
  return Object.entries(errors).map(([field, message]) => ({ field, message }));
}

/** A rejection if the sender has to wait, otherwise null. */
export async function refuseOverLimit(
  context: Context,
  kind: Parameters<typeof waitFor>[1],
): Promise<Response | null> {
  const seconds = await waitFor(context, kind);
  return seconds === 0 ? null : rejectWithRetryAfter(context, seconds);
}

/** A rejection of a sender who has to wait. */
export function rejectWithRetryAfter(context: Context, seconds: number): Response {
  return refuseWith(context, tooMany(seconds));
}

/** The response to a method that the route doesn't have. */
export function methodNotAllowed(context: Context, allowed: string): Response {
  return refuseWith(context, wrongMethod(allowed));
}

export type QueryRead<T> =
  | { ok: true; query: T }
  | { ok: false; parameter: string; reason: string };

/** Parses a call's parameters by its schema, or returns which is invalid (`api.described`). */
export function readQuery<T extends z.ZodType>(
  request: Request,
  schema: T,
): QueryRead<z.output<T>> {
  const parsed = schema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (parsed.success) return { ok: true, query: parsed.data };
  const [issue] = parsed.error.issues;
  const parameter = issue?.path.join(".") || "query";
  return { ok: false, parameter, reason: issue?.message ?? "cannot be read" };
}
