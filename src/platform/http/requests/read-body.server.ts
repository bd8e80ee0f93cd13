import { AsyncLocalStorage } from "node:async_hooks";
import {
  MaxFileSizeExceededError,
  MaxFilesExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  parseFormData,
} from "@remix-run/form-data-parser";
import { decodeCsv } from "../../csv/parse-csv.ts";
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

/**
 * Maximum bytes in memory: of one form with files, and of all forms being read at the same time.
 */
const maxFormBytes = 24 * 1024 * 1024;
const maxBytesAtOnce = 96 * 1024 * 1024;
/** More than the texts of any form. They precede the files and are always read. */
const textBytes = 256 * 1024;

let bytesNow = 0;

/** A form's fields and files. */
export type FormWithFiles = {
  values: FormValues;
  files: File[];
  /**
   * How many chosen files were dropped because there were too many; "some" if the connection broke
   * or they were too large.
   */
  leftOut: number | "some";
  /** Frees the memory. Call it once the files aren't needed anymore, so other forms can be read. */
  release: () => void;
};

/**
 * Reads a form whose texts are returned even if its files don't arrive because the connection
 * broke, or there are too many or too large ones. The texts are complete once the field `marker`
 * after them arrived.
 * @param maxFiles how many files of `field` are returned
 * @throws BadRequest like `readForm`, if the texts didn't arrive
 */
export async function readFormWithFiles(
  request: Request,
  { field, marker, maxFiles }: { field: string; marker: string; maxFiles: number },
): Promise<FormWithFiles> {
  const limits = bodyOfRoute.getStore() ?? defaultBodyLimits;
  const body = endCleanly(request);
  const files: File[] = [];
  let leftOut = 0;
  let form: FormData;
  try {
    form = await parseFormData(
      body.request,
      { maxFiles: limits.files, maxFileSize: limits.bytes, maxParts: limits.fields },
      (file) => {
        // A file field without a chosen file is sent as one empty file.
        if (file.fieldName !== field || file.size === 0) return;
        if (files.length < maxFiles && !body.isCut()) files.push(file);
        else leftOut += 1;
      },
    );
  } catch (error) {
    body.release();
    throw unreadReason(error, limits);
  }
  if (body.isCut() && !form.has(marker)) {
    body.release();
    throw unreadReason(null, limits);
  }
  // An API client may send the form without the file field.
  form.delete(field);
  const { release } = body;
  const texts = [...form.values()].reduce(
    (sum, value) => sum + (typeof value === "string" ? value.length : 0),
    0,
  );
  if (texts > textBytes) {
    release();
    throw tooLarge(textBytes);
  }
  return { values: formValues(form), files, leftOut: body.isCut() ? "some" : leftOut, release };
}

/**
 * The same multipart request, but ended with its boundary where it breaks off, becomes too large,
 * or other forms use all memory. The rest is read and dropped, since a browser doesn't read a
 * response before it has sent everything.
 */
function endCleanly(request: Request) {
  const contentType = request.headers.get("content-type") ?? "";
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (!request.body || !boundary || !/^\s*multipart\/form-data\b/i.test(contentType)) {
    return { request: limitWithoutFiles(request), isCut: () => false, release: () => {} };
  }
  const reader = request.body.getReader();
  const closing = new TextEncoder().encode(`\r\n\r\n\r\n--${boundary}--\r\n`);
  let read = 0;
  let counted = 0;
  let isCut = false;
  const release = () => {
    bytesNow -= counted;
    counted = 0;
  };
  const hasRoom = (bytes: number) =>
    read <= textBytes || (read <= maxFormBytes && bytesNow + bytes <= maxBytesAtOnce);
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await reader.read().catch(() => null);
      if (next?.done) return controller.close();
      const bytes = next?.value.byteLength ?? 0;
      read += bytes;
      if (next && hasRoom(bytes)) {
        counted += bytes;
        bytesNow += bytes;
        return controller.enqueue(next.value);
      }
      isCut = true;
      controller.enqueue(closing);
      await drain(reader);
      controller.close();
    },
    cancel: (reason) => reader.cancel(reason),
  });
  const { url, method } = request;
  const headers = new Headers(request.headers);
  // The parser recognizes the header's value only in lowercase; it would read any other without a
  // limit.
  headers.set("content-type", `multipart/form-data; boundary="${boundary}"`);
  const closed = new Request(url, { method, headers, body, duplex: "half" } as RequestInit);
  return { request: closed, isCut: () => isCut, release };
}

/** The same request, limited to the size of a form without files. */
function limitWithoutFiles(request: Request): Request {
  const { bytes } = defaultBodyLimits;
  if (Number(request.headers.get("content-length")) > bytes) throw tooLarge(bytes);
  return limitBody(request, bytes);
}

async function drain(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    while (!(await reader.read()).done);
  } catch {
    // The connection broke.
  }
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
 * Reads a body as text, in its declared charset or one detected from its bytes.
 * @throws BadRequest 413 if it is too large
 */
export async function readText(request: Request): Promise<string> {
  const bytes = new Uint8Array(await request.arrayBuffer());
  const type = request.headers.get("content-type") ?? "";
  const charset = /;\s*charset=["']?([\w:.-]{1,40})/i.exec(type)?.[1] ?? "utf-8";
  if (/^utf-?8$/i.test(charset)) return decodeCsv(bytes).text;
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    // No such charset.
    return decodeCsv(bytes).text;
  }
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
