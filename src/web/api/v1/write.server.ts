import type { ApiClient, ApiScope } from "~/domains/shared/index.ts";
import { methodNotAllowed, refuseWith } from "~/platform/http/api/api-response.server.ts";
import { keyFormat, readRequestKey } from "~/platform/http/commands/request-key.ts";
import {
  type ActionArgs,
  runJson,
  type Sent,
} from "~/platform/http/commands/run-command.server.ts";
import type { AnyRefused } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import type { Checked, FieldErrors } from "~/platform/validation/form.ts";
import { asClient } from "./as-client.server.ts";

type Body = Record<string, unknown>;
type Deleted = { ok: true } | AnyRefused;

type Done<Result> = Extract<Result, { ok: true }>;

type Write<Value, Result extends { ok: boolean }> = {
  method?: "POST" | "PATCH";
  read?: (body: Body) => Checked<Value>;
  call: (sent: Sent<Body> & { client: ApiClient }, value: Value) => Promise<Result>;
  /** Texts for refusal codes, where this call knows more than the code's default text. */
  reasons?: Partial<Record<AnyRefused["code"], string>>;
  /** Renames errors to the API's field names. */
  rename?: (errors: FieldErrors) => FieldErrors;
  respond: (done: Done<Result>) => object;
  status?: number;
};

/** Runs a command with a call's JSON, if the key has the scope; once per Idempotency-Key. */
export function write<Value, Result extends { ok: boolean }>(
  args: ActionArgs,
  scope: ApiScope,
  {
    method = "POST",
    read,
    call,
    reasons = {},
    rename,
    respond,
    status = 200,
  }: Write<Value, Result>,
): Promise<Response> {
  return asClient(args, [scope], async ({ client }) => {
    const key = args.request.headers.get("idempotency-key");
    // Without an Idempotency-Key, a repeated call takes effect again.
    if (key !== null && readRequestKey(key) === null) return refuseWith(args.context, badKey);
    const result = await runJson<Value, Result>(
      args,
      { ...(read ? { read } : {}), call: (sent, value) => call({ ...sent, client }, value) },
      method,
    );
    if (result.ok) return Response.json(respond(result as unknown as Done<Result>), { status });
    const refused = result as AnyRefused;
    const { errors } = refused;
    const renamed = errors && rename ? { ...refused, errors: rename(errors) } : refused;
    return refuseWith(args.context, renamed, reasons[refused.code]);
  });
}

type RowArgs = ActionArgs & { params: { id: string } };

/** Like `write`, for the row whose ID is in the address; refuses an invalid ID. */
export function writeRow<Value, Result extends { ok: boolean }>(
  args: RowArgs,
  scope: ApiScope,
  writeOf: (id: string) => Write<Value, Result>,
): Promise<Response> {
  const id = readId(args.params.id);
  if (id) return write(args, scope, writeOf(id));
  return asClient(args, [scope], async () =>
    refuseWith(args.context, { ok: false, code: "not_found" }),
  );
}

/** Runs the command of a DELETE request. */
export function deleteRow(
  args: RowArgs,
  scope: ApiScope,
  call: (
    sent: Pick<Sent<Body>, "platform"> & { client: ApiClient },
    id: string,
  ) => Promise<Deleted>,
  reason: string,
): Promise<Response> {
  return asClient(args, [scope], async ({ platform, client }) => {
    const id = readId(args.params.id);
    const deleted = id
      ? await call({ platform, client }, id)
      : ({ ok: false, code: "not_found" } as const);
    if (deleted.ok) return Response.json({ id, deleted: true });
    return refuseWith(args.context, deleted, deleted.code === "not_possible" ? reason : undefined);
  });
}

/**
 * The action in the matched route, such as "cancel"; the address itself may differ in case or end
 * with a slash.
 */
export const actionOf = ({ pattern }: { pattern: string }): string =>
  pattern.split("/").at(-1) ?? "";

/** Refuses an action that no route has. */
export const unknownAction = ({ context }: Pick<ActionArgs, "context">) =>
  refuseWith(context, { ok: false, code: "not_found" });

/** Refuses any method but POST. */
export const onlyPost = ({ context }: Pick<ActionArgs, "context">) =>
  methodNotAllowed(context, "POST");

const badKey = {
  ok: false,
  code: "invalid",
  errors: { "Idempotency-Key": keyFormat },
} as const;

/**
 * The Idempotency-Key of a call that must not take effect twice, such as a message; else a refusal.
 */
export function requireKey(requestKey: string | null) {
  return requestKey === null ? badKey : ({ ok: true, requestKey } as const);
}
