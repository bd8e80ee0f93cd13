import { newRequestKey } from "../commands/request-key.ts";
import {
  failureFromResponse,
  noResponse,
  type RequestFailure,
  readObject,
} from "./request-failure.ts";

export type Posted =
  | { ok: true; response: Response; text: string }
  /** No `response` if the server didn't respond. */
  | { ok: false; failure: RequestFailure; response?: Response; text: string };

/**
 * Submits a form once, even if its button is clicked again: a click during the request shares its
 * response, and resubmitting the same content sends the same key. Never throws.
 * @param body an object is sent as JSON, form data as is
 */
export type PostOnce = (
  address: string,
  body: object | FormData,
  method?: "POST" | "PATCH",
) => Promise<Posted>;

/** The sender of one form. Scripts send every form through it, except those with a key of their own. */
export function createPostOnce(): PostOnce {
  let last = { content: "", key: "" };
  let pending: Promise<Posted> | null = null;
  return (address, body, method = "POST") => {
    pending ??= (async () => {
      const init: RequestInit = { method };
      if (body instanceof FormData) init.body = body;
      else {
        init.body = JSON.stringify(body);
        const content = `${method} ${address} ${init.body}`;
        if (content !== last.content) last = { content, key: newRequestKey() };
        init.headers = { "content-type": "application/json", "idempotency-key": last.key };
      }
      return await send(address, init);
    })().finally(() => {
      pending = null;
    });
    return pending;
  };
}

/** Sends a form that has the key by which the server recognizes a repeat. Never throws. */
export async function send(address: string, init: RequestInit): Promise<Posted> {
  try {
    const response = await fetch(address, init);
    const text = await response.text();
    if (response.ok) return { ok: true, response, text };
    const reference = response.headers.get("x-request-id");
    return {
      ok: false,
      failure: failureFromResponse(response.status, text, reference),
      response,
      text,
    };
  } catch {
    return { ok: false, failure: noResponse(), text: "" };
  }
}

/** A successful response's JSON; null if a proxy returned something else. */
export const readResponse = <T extends object>({ text }: Posted & { ok: true }): T | null =>
  readObject<T>(text);
