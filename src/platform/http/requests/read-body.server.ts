import { AsyncLocalStorage } from "node:async_hooks";
import {
  MaxFileSizeExceededError,
  MaxFilesExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  parseFormData,
} from "@remix-run/form-data-parser";
import { type FormValues, formValues } from "../../validation/form.ts";
import { BadRequest } from "../failures/failures.server.ts";
import { type BodyFacts, defaultBodyLimits, maxFileBytes } from "../routes/route-facts.ts";

const bodyOfRoute = new AsyncLocalStorage<BodyFacts>();

/** Runs a request handler with its route's body limits. */
export function withBody<Value>(body: BodyFacts, run: () => Value): Value {
  return bodyOfRoute.run(body, run);
}

/**
 * Reads a submitted form. Files are held in memory. A file too large for its field is reported next
 * to the field; a body larger than the route allows is rejected here.
 * @throws BadRequest 400 if it isn't a form or has too many fields, 413 if it is too large
 */
export async function readForm(request: Request): Promise<FormData> {
  const limits = bodyOfRoute.getStore() ?? defaultBodyLimits;
  const { bytes, fields, files, fileBytes = maxFileBytes } = limits;
  let form: FormData;
  try {
    form = await parseFormData(request, {
      maxFiles: files,
      maxFileSize: fileBytes,
      maxTotalSize: bytes,
      maxParts: fields,
    });
  } catch (error) {
    throw unreadReason(error, limits);
  }
  if ([...form.keys()].length > fields) throw tooManyFields(fields);
  return form;
}

function unreadReason(
  error: unknown,
  { bytes, fields, files, fileBytes = maxFileBytes }: BodyFacts,
): BadRequest {
  const cause = error instanceof Error && error.cause instanceof BadRequest ? error.cause : error;
  if (cause instanceof BadRequest) return cause;
  if (error instanceof MaxPartsExceededError) return tooManyFields(fields);
  if (error instanceof MaxFilesExceededError) {
    const limitText = files === 0 ? "no file" : files === 1 ? "one file" : `${files} files`;
    return new BadRequest(400, `This form takes ${limitText} at a time.`);
  }
  if (error instanceof MaxFileSizeExceededError) return tooLarge(fileBytes, "A file");
  if (error instanceof MaxTotalSizeExceededError) return tooLarge(bytes);
  return new BadRequest(400, "We couldn't read this form. Reload the page and try again.");
}

const tooManyFields = (fields: number) =>
  new BadRequest(
    400,
    `This form has too many fields: ${fields.toLocaleString("en-US")} are allowed.`,
  );

/** An error that says what is too large, and the limit. */
export function tooLarge(bytes: number, what = "What you sent"): BadRequest {
  const kilobytes = Math.floor(bytes / 1024);
  const limitText = kilobytes < 1024 ? `${kilobytes} KB` : `${Math.floor(kilobytes / 1024)} MB`;
  return new BadRequest(413, `${what} is too large. The limit is ${limitText}.`);
}

/**
 * Reads a form's values by field; `lists` are fields that may have several values.
 * @throws BadRequest like `readForm`
 */
export async function readFormValues(
  request: Request,
  lists: readonly string[] = [],
): Promise<FormValues> {
  return formValues(await readForm(request), lists);
}

/**
 * Reads a form as encoded, with all values of a name in order, for verifying a signature over it.
 * @throws BadRequest 413 if it is too large
 */
export async function readParameters(request: Request): Promise<URLSearchParams> {
  return new URLSearchParams(await request.text());
}

/**
 * Reads a JSON object.
 * @throws BadRequest 400 if it isn't one, 413 if it is too large
 */
export async function readJson(request: Request): Promise<Record<string, unknown>> {
  let body: unknown;
  try {
    body = await request.json();
  } catch (error) {
    if (error instanceof BadRequest) throw error;
    throw new BadRequest(400, "The body is not JSON");
  }
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new BadRequest(400, "The body is not a JSON object");
  }
  return body as Record<string, unknown>;
}

/**
 * The same request, whose body fails once it is longer than `limit` bytes. A declared length was
 * checked before, and HTTP's parser enforces it.
 */
export function limitBody(request: Request, limit: number): Request {
  if (!request.body || request.headers.has("content-length")) return request;
  let read = 0;
  const counted = request.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        read += chunk.byteLength;
        if (read > limit) controller.error(tooLarge(limit));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Request(request, { body: counted, duplex: "half" } as RequestInit);
}
