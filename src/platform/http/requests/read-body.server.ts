import {
  MaxFileSizeExceededError,
  MaxTotalSizeExceededError,
  parseFormData,
} from "@remix-run/form-data-parser";
import { type FormValues, formValues } from "../../validation/form.ts";
import { BadRequest } from "../failures/failures.server.ts";

const megabyte = 1024 * 1024;
const maxFields = 200;

/**
 * Reads a submitted form. Files are kept in memory, up to 15 MB each: what is too large for
 * its field is told beside the field, what is far too large is refused here.
 * @throws BadRequest 400 when it is no form or has more than 200 fields, 413 when it is too large
 */
export async function readForm(request: Request): Promise<FormData> {
  let form: FormData;
  try {
    form = await parseFormData(request, {
      maxFiles: 2,
      maxFileSize: 15 * megabyte,
      maxTotalSize: 16 * megabyte,
      maxParts: maxFields,
    });
  } catch (error) {
    if (error instanceof BadRequest) throw error;
    const tooLarge =
      error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError;
    throw new BadRequest(tooLarge ? 413 : 400, "The form could not be read");
  }
  if ([...form.keys()].length > maxFields)
    throw new BadRequest(400, "The form has too many fields");
  return form;
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
        if (read > limit) controller.error(new BadRequest(413, "The body is too large"));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Request(request, { body: counted, duplex: "half" } as RequestInit);
}
