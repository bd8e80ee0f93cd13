import { data, isRouteErrorResponse, type MiddlewareFunction } from "react-router";
import {
  explainFailure,
  failureFromResponse,
  failureToast,
  isOutdatedStatus,
  noResponse,
  type RequestFailure,
  unansweredStatus,
  unreadableFormFailure,
  unreadReason,
} from "~/platform/http/browser/request-failure.ts";
import { clearSubmitted } from "~/ui/form/saved-values.ts";
import { showToast } from "~/ui/toasts/show-toast.ts";
import type { PageHandle } from "./page-handle.ts";
import { shownPage, stopSending } from "./shown-page.ts";
import { mayBeCached } from "./watch-page.ts";

type Result = { type: "data" | "error"; result: unknown };
type Results = Record<string, Result>;

/** A form's last result: stays visible when the next attempt fails. */
let lastAnswer: { address: string; results: Results } | null = null;

/**
 * Wraps every form and navigation sent by JavaScript. If the network, a proxy or the server fails,
 * the page stays with all typed input and shows what failed. Responses that the server sends
 * deliberately pass through.
 */
export const keepPage: MiddlewareFunction<Results> = async ({ request }, next) => {
  const form = request.method === "GET" ? null : await readForm(request);
  const results = await next();
  if (request.signal.aborted) return results;
  const [routeId, failure] = findFailure(results);
  if (!failure) {
    remember(request, results);
    if (!form) return results;
    if (shownPage.isFailed()) return withPage(results);
    if (isOutdated(results)) shownPage.readAgain();
    return results;
  }
  const sameAddress = request.url === shownPage.address();
  if (!form) {
    const isCut = failure.kind === "offline" || failure.kind === "unreachable";
    if (!sameAddress && isCut && mayBeCached(new URL(request.url))) {
      location.assign(request.url);
      // The browser is about to replace this page; leave it as it is until then.
      return new Promise(() => {});
    }
    const message = sameAddress ? notRefreshed : notOpened;
    showToast(failureToast(message, failure));
    if (!sameAddress) shownPage.stay();
    // Nothing was loaded, so the page stays as it is.
    return {};
  }
  // Probably nothing was saved, so the fields count as unsaved input.
  clearSubmitted();
  stopSending();
  const actionData = queueOnDevice(failure, form)
    ? undefined
    : showFailure(shownPage.handles(), failure, form);
  if (!sameAddress) shownPage.stay();
  if (!actionData && lastAnswer?.address === request.url) return failedAgain(lastAnswer.results);
  return { [routeId]: { type: "data", result: data(actionData, unansweredStatus) } };
};

/** Lets the CRM's queue take a form without a response. @returns whether it did */
function queueOnDevice({ kind }: RequestFailure, form: FormData): boolean {
  if (kind !== "offline" && kind !== "unreachable") return false;
  const event = new CustomEvent("form-no-response", { detail: form, cancelable: true });
  if (window.dispatchEvent(event)) return false;
  shownPage.sendingFailed();
  return true;
}

const notRefreshed = { title: "Not Refreshed", description: "What you see may be out of date." };
const notOpened = { title: "Not Opened", description: "The page couldn’t be loaded." };
const notSaved = { title: "Not Saved", description: "What you entered is still here." };

/** Shows what failed: on the page if it has a place for it, otherwise as a toast. */
function showFailure(handles: PageHandle[], failure: RequestFailure, form: FormData) {
  const within = handles.findLast(({ failureResult }) => failureResult)?.failureResult;
  if (within) return within(explainFailure(failure), form);
  const messageOf = handles.findLast(({ failureToast }) => failureToast)?.failureToast;
  showToast(failureToast(messageOf?.(form) ?? notSaved, failure));
  shownPage.sendingFailed();
  return undefined;
}

type ActionData = { data?: unknown; init?: { status?: number } } | undefined;

/** Whether a form was refused because of changes since its page was loaded; then those are loaded too. */
const isOutdated = (results: Results): boolean =>
  Object.values(results).some(
    ({ type, result }) => type === "data" && isOutdatedStatus((result as ActionData)?.init?.status),
  );

/**
 * Result of a form that is shown instead of its page, such as a password confirmation. The router
 * drops the page's data for that and loads none after a refusal, so the page would have no data
 * (`staff.confirm-identity`).
 */
function withPage(results: Results): Results {
  const done = ({ type, result }: Result): Result =>
    type === "data" && !(result instanceof Response)
      ? { type, result: data((result as ActionData)?.data) }
      : { type, result };
  return Object.fromEntries(Object.entries(results).map(([id, result]) => [id, done(result)]));
}

function findFailure(results: Results): [string, RequestFailure | null] {
  for (const [routeId, { type, result }] of Object.entries(results)) {
    const failure = type === "error" ? failureIn(result) : null;
    if (failure) return [routeId, failure];
  }
  return ["", null];
}

/** Null for a deliberate response of a route, such as "not found", "no access" or a redirect. */
function failureIn(error: unknown): RequestFailure | null {
  if (error instanceof Response) return null;
  if (!isRouteErrorResponse(error)) return noResponse();
  const unread = unreadReason(error.data);
  if (unread !== null) return unreadableFormFailure(error.status, unread);
  const text = typeof error.data === "string" ? error.data : "";
  return error.status >= 500 || text ? failureFromResponse(error.status, text) : null;
}

function remember({ method, url }: Request, results: Results): void {
  const redirected = Object.values(results).some(({ result }) => result instanceof Response);
  if (method !== "GET" && !redirected) lastAnswer = { address: url, results };
  else if (url !== lastAnswer?.address) lastAnswer = null;
}

/** The same results again, with an error status, after which the router revalidates nothing. */
function failedAgain(results: Results): Results {
  const withFreshResult = ({ type, result }: Result): Result =>
    type === "error"
      ? { type, result }
      : { type, result: data((result as { data: unknown }).data, unansweredStatus) };
  return Object.fromEntries(
    Object.entries(results).map(([id, result]) => [id, withFreshResult(result)]),
  );
}

async function readForm(request: Request): Promise<FormData> {
  // The original request has not been sent yet.
  return request.clone().formData();
}
