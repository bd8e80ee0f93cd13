import { data, type RouterContextProvider } from "react-router";
import type { LimitKind } from "../../limits/limits.server.ts";
import type { Platform } from "../../platform.server.ts";
import { Forbidden, type Invalid, type Refused, type TooMany, tooMany } from "../../result.ts";
import { type Checked, type FormValues, formValues } from "../../validation/form.ts";
import { BadRequest, noteFailure } from "../failures/failures.server.ts";
import {
  type AnyRefused,
  type RefusalMessages,
  shownRefusal,
  statusOfRefusal,
  waitFor,
  wrongMethod,
} from "../failures/refusal.server.ts";
import {
  type FormWithFiles,
  readForm,
  readFormWithFiles,
  readJson,
} from "../requests/read-body.server.ts";
import { platformContext, requestInfoContext } from "../requests/request-info.server.ts";
import { defaultBodyLimits } from "../routes/route-facts.ts";
import { readRequestKey } from "./request-key.ts";

/** The arguments of every route action. */
export type ActionArgs = { request: Request; context: Readonly<RouterContextProvider> };

type JsonObject = Record<string, unknown>;

/** Request data available to a command, besides its values. */
export type Sent<Body> = {
  platform: Platform;
  request: Request;
  /** As sent: a form's fields, or a JSON object's members. */
  body: Body;
  /** The same for a double click or a retry. */
  requestKey: string | null;
  address: string;
  /** The file selected in this form field, if any. */
  file: (field: string) => File | null;
};

/** How a body becomes a command call. */
export type CommandCall<Body, Value, Outcome> = {
  /** Validates the body; omitted if the command does it itself. */
  read?: (body: Body) => Checked<Value>;
  /** Counted for the sender's address, once the body is valid. */
  limit?: LimitKind;
  call: (sent: Sent<Body>, value: Value) => Outcome | Promise<Outcome>;
  /** The log message for a failure, if the form has its own text for it. */
  failure?: string;
};

/** A server or database failure, for forms that have their own text for it. */
type Failed = Refused<"failed" | "unavailable"> & { reference: string };

/**
 * Runs every command: validates the values, counts the limit, calls the command, and returns every
 * rejection as a code. `value` is the validated input.
 */
async function runCommand<Body, Value, Outcome extends { ok: boolean }>(
  args: ActionArgs,
  sent: Pick<Sent<Body>, "body" | "requestKey" | "file">,
  command: CommandCall<Body, Value, Outcome>,
) {
  const result = withReference(args.context, await callCommand(args, sent, command));
  // A page's action can't set headers of its page, so they are added when the response is finished.
  if ("waitSeconds" in result) {
    args.context.get(requestInfoContext).waitSeconds = result.waitSeconds;
  }
  return result;
}

/** Adds a reference that users can quote when a dependency, such as a provider, didn't respond. */
export function withReference<Outcome extends { ok: boolean }>(
  context: ActionArgs["context"],
  response: Outcome,
): Outcome {
  const isUnreachable =
    "code" in response && response.code === "unavailable" && !("reference" in response);
  if (!isUnreachable) return response;
  const { id: reference } = context.get(requestInfoContext);
  context
    .get(platformContext)
    .log.warn("request timed out waiting for a dependency", { request_id: reference });
  return { ...response, reference };
}

async function callCommand<Body, Value, Outcome extends { ok: boolean }>(
  { request, context }: ActionArgs,
  { body, requestKey, file }: Pick<Sent<Body>, "body" | "requestKey" | "file">,
  { read, limit, call, failure }: CommandCall<Body, Value, Outcome>,
): Promise<(Outcome & { value: Value }) | Invalid | TooMany | Failed> {
  const checked = read?.(body);
  if (checked && !checked.ok) return checked;
  const platform = context.get(platformContext);
  const { address } = context.get(requestInfoContext);
  try {
    const seconds = limit ? await waitFor(context, limit) : 0;
    if (seconds > 0) return tooMany(seconds);
    const value = checked?.value as Value;
    return {
      ...(await call({ platform, request, body, requestKey, address, file }, value)),
      value,
    };
  } catch (error) {
    const isFault = error instanceof Error && !(error instanceof BadRequest);
    if (failure === undefined || !isFault || error instanceof Forbidden) throw error;
    const { status, reference } = noteFailure(context, failure, error);
    return { ok: false, code: status === 503 ? "unavailable" : "failed", reference };
  }
}

const noFile = () => null;

/** A parsed form, for the command of the clicked button. */
export type ReceivedForm = Pick<Sent<FormValues>, "body" | "requestKey" | "file">;

/**
 * Reads a form whose buttons run different commands.
 * @param lists fields that may have several values
 * @throws BadRequest like `readForm`
 */
export async function receiveForm(
  request: Request,
  lists: readonly string[] = [],
): Promise<ReceivedForm> {
  const form = await readForm(request);
  const body = formValues(form, lists);
  const file = (field: string) => {
    const chosen = form.get(field);
    return chosen instanceof File && chosen.size > 0 ? chosen : null;
  };
  return { body, requestKey: readRequestKey(body.request_key), file };
}

/** A form with several files. If it is too large, its text fields are kept and its files dropped. */
export type ReceivedFiles = ReceivedForm & Pick<FormWithFiles, "files" | "leftOut" | "release">;

/**
 * Reads a form with several files of one field. Call `release` once they aren't needed.
 * @throws BadRequest like `readForm`, if the texts didn't arrive
 */
export async function receiveFiles(
  request: Request,
  fields: Parameters<typeof readFormWithFiles>[1],
): Promise<ReceivedFiles> {
  const { values: body, ...files } = await readFormWithFiles(request, fields);
  return { body, requestKey: readRequestKey(body.request_key), file: noFile, ...files };
}

/**
 * Like `receiveForm`, for a form with files: counts the rate limit before reading the body. A large
 * body from a sender over the limit isn't read, and `values` is empty.
 */
export async function receiveLimitedForm(
  { request, context }: ActionArgs,
  limit: LimitKind,
  lists: readonly string[] = [],
): Promise<({ ok: true } & ReceivedForm) | (TooMany & { values: FormValues })> {
  const seconds = await waitFor(context, limit);
  if (seconds === 0) return { ok: true, ...(await receiveForm(request, lists)) };
  context.get(requestInfoContext).waitSeconds = seconds;
  const length = Number(request.headers.get("content-length") ?? Number.POSITIVE_INFINITY);
  const values = length > defaultBodyLimits.bytes ? {} : (await receiveForm(request, lists)).body;
  return { ...tooMany(seconds), values };
}

/** Runs a command with a received form, and returns the form's fields for redisplay. */
export async function runReceived<Value, Outcome extends { ok: boolean }>(
  args: ActionArgs,
  form: ReceivedForm,
  command: CommandCall<FormValues, Value, Outcome>,
) {
  return { ...(await runCommand(args, form, command)), values: form.body };
}

/** Reads a form and runs its command. */
export async function runForm<Value, Outcome extends { ok: boolean }>(
  args: ActionArgs,
  command: CommandCall<FormValues, Value, Outcome>,
  lists: readonly string[] = [],
) {
  return runReceived(args, await receiveForm(args.request, lists), command);
}

/** Runs the command of a button without fields. */
export function runButton<Outcome extends { ok: boolean }>(
  args: ActionArgs,
  command: CommandCall<null, null, Outcome>,
) {
  return runCommand(args, { body: null, requestKey: null, file: noFile }, command);
}

/** Runs a command with the JSON of an API call. Other methods are rejected. */
export async function runJson<Value, Outcome extends { ok: boolean }>(
  args: ActionArgs,
  command: CommandCall<JsonObject, Value, Outcome>,
  method = "POST",
) {
  if (args.request.method !== method) return wrongMethod(method);
  const body = await readJson(args.request);
  const requestKey = readRequestKey(args.request.headers.get("idempotency-key"));
  return runCommand(args, { body, requestKey, file: noFile }, command);
}

/**
 * A redisplayed form: why it was rejected, next to its fields or as a whole, and the rest of its
 * page. Passwords must be retyped: typed values are shown only if the page returns them.
 */
export function showAgain<Shown extends object>(
  refused: AnyRefused,
  shown: Shown,
  messages?: RefusalMessages,
) {
  return data(
    { ...shownRefusal(refused, messages), ...shown },
    { status: statusOfRefusal(refused) },
  );
}
