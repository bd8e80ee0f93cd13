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
import { type BodyFacts, maxFileBytes, usualBody } from "../routes/route-facts.ts";

const bodyOfRoute = new AsyncLocalStorage<BodyFacts>();

/** Runs what answers a request, whose body may be what its route says. */
export function withBody<Answer>(body: BodyFacts, run: () => Answer): Answer {
  return bodyOfRoute.run(body, run);
}

/**
 * Reads a submitted form. Files are kept in memory: what is too large for its field is reported next to the
 * field, what is more than the route takes is refused here.
 * @throws BadRequest 400 when it is no form or has too many fields, 413 when it is too large
 */
export async function readForm(request: Request): Promise<FormData> {
  const { bytes, fields, files } = bodyOfRoute.getStore() ?? usualBody;
  let form: FormData;
  try {
    form = await parseFormData(request, {
      maxFiles: files,
      maxFileSize: maxFileBytes,
      maxTotalSize: bytes,
      maxParts: fields,
    });
  } catch (error) {
    throw whyUnread(error, { bytes, fields, files });
  }
  if ([...form.keys()].length > fields) throw tooManyFields(fields);
  return form;
}

function whyUnread(error: unknown, { bytes, fields, files }: BodyFacts): BadRequest {
  const cause = error instanceof Error && error.cause instanceof BadRequest ? error.cause : error;
  if (cause instanceof BadRequest) return cause;
  if (error instanceof MaxPartsExceededError) return tooManyFields(fields);
  if (error instanceof MaxFilesExceededError) {
    const most = files === 0 ? "no file" : files === 1 ? "one file" : `${files} files`;
    return new BadRequest(400, `This form takes ${most} at a time.`);
  }
  if (error instanceof MaxFileSizeExceededError) return tooLarge(maxFileBytes, "A file");
  if (error instanceof MaxTotalSizeExceededError) return tooLarge(bytes);
  return new BadRequest(400, "We couldn't read this form. Reload the page and try again.");
}

const tooManyFields = (fields: number) =>
  new BadRequest(
    400,
    `This form has too many fields: ${fields.toLocaleString("en-US")} are allowed.`,
  );

/** In words what is too large, and how large it may be. */
export function tooLarge(bytes: number, what = "What you sent"): BadRequest {
  const kilobytes = Math.floor(bytes / 1024);
  const most = kilobytes < 1024 ? `${kilobytes} KB` : `${Math.floor(kilobytes / 1024)} MB`;
  return new BadRequest(413, `${what} is too large. The most is ${most}.`);
}

/**
 * Reads what was typed into a form, by field; `lists` are those that may have several values.
 * @throws BadRequest as `readForm`
 */
export async function readFormValues(
  request: Request,
  lists: readonly string[] = [],
): Promise<FormValues> {
  return formValues(await readForm(request), lists);
}

/**
 * Reads a form as it was encoded, every value of a name in its order: what is signed as a whole.
 * @throws BadRequest 413 when it is too large
 */
export async function readParameters(request: Request): Promise<URLSearchParams> {
  return new URLSearchParams(await request.text());
}

/**
 * Reads a JSON object.
 * @throws BadRequest 400 when it is none, 413 when it is too large
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
 * The same request, whose body ends with an error once it is longer than `limit` bytes. One that says its
 * length was looked at before, and has no more than it says: HTTP's own parser sees to that.
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
