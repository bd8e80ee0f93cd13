import { data, isRouteErrorResponse, type MiddlewareFunction } from "react-router";
import {
  explainFailure,
  failedAnswer,
  failureToast,
  isOutdatedStatus,
  noAnswer,
  type RequestFailure,
  unansweredStatus,
  unreadFailure,
  whyUnread,
} from "~/platform/http/browser/request-failure.ts";
import { forgetSent } from "~/ui/form/saved-values.ts";
import { showToast } from "~/ui/toasts/show-toast.ts";
import { mayBeKept } from "./is-kept.ts";
import type { PageHandle } from "./page-handle.ts";
import { stopSending } from "./send-in-order.ts";
import { shownPage } from "./shown-page.ts";

type Result = { type: "data" | "error"; result: unknown };
type Results = Record<string, Result>;

/** What a form was last answered: that stays in sight when the next try fails. */
let lastAnswer: { address: string; results: Results } | null = null;

/**
 * Stands around every form and every navigation that script sends. When the network or something in
 * between fails, or the server does, the page stays as it is with all that was typed, and says what
 * failed; what the server answers on purpose goes on as ever.
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
    if (!sameAddress && isCut && mayBeKept(new URL(request.url))) {
      shownPage.stay();
      location.assign(request.url);
      return {};
    }
    const words = sameAddress ? notRefreshed : notOpened;
    showToast(failureToast(words, failure));
    if (!sameAddress) shownPage.stay();
    // Nothing was loaded: what the page shows stays.
    return {};
  }
  // Nothing was saved, as far as anyone knows: what is in the fields was typed.
  forgetSent();
  stopSending();
  const answer = answerFailure(shownPage.handles(), failure, form);
  if (!sameAddress) shownPage.stay();
  if (!answer && lastAnswer?.address === request.url) return failedAgain(lastAnswer.results);
  return { [routeId]: { type: "data", result: data(answer, unansweredStatus) } };
};

const notRefreshed = { title: "Not Refreshed", description: "What you see may be out of date." };
const notOpened = { title: "Not Opened", description: "The page couldn’t be loaded." };
const notSaved = { title: "Not Saved", description: "What you entered is still here." };

/** Says what failed: within the page where it has a place for it, else in a toast. */
function answerFailure(handles: PageHandle[], failure: RequestFailure, form: FormData) {
  const within = handles.findLast(({ failureAnswer }) => failureAnswer)?.failureAnswer;
  if (within) return within(explainFailure(failure), form);
  const wordsOf = handles.findLast(({ failureToast: words }) => words)?.failureToast;
  showToast(failureToast(wordsOf?.(form) ?? notSaved, failure));
  shownPage.sendingFailed();
  return undefined;
}

type Answered = { data?: unknown; init?: { status?: number } } | undefined;

/** Whether a form was refused for what happened since its page was read: then that is read, too. */
const isOutdated = (results: Results): boolean =>
  Object.values(results).some(
    ({ type, result }) => type === "data" && isOutdatedStatus((result as Answered)?.init?.status),
  );

/**
 * The answer to a form that is shown in place of its page, such as the one that requests the password. The
 * router drops the page's data for what is shown there, and reads none after a refusal: the page would be
 * shown without any (`staff.confirm-identity`).
 */
function withPage(results: Results): Results {
  const done = ({ type, result }: Result): Result =>
    type === "data" && !(result instanceof Response)
      ? { type, result: data((result as Answered)?.data) }
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

/** Null for what a route answers on purpose, such as "not found", "no access" or the way to another page. */
function failureIn(error: unknown): RequestFailure | null {
  if (error instanceof Response) return null;
  if (!isRouteErrorResponse(error)) return noAnswer();
  const unread = whyUnread(error.data);
  if (unread !== null) return unreadFailure(error.status, unread);
  const text = typeof error.data === "string" ? error.data : "";
  return error.status >= 500 || text ? failedAnswer(error.status, text) : null;
}

function remember({ method, url }: Request, results: Results): void {
  const redirected = Object.values(results).some(({ result }) => result instanceof Response);
  if (method !== "GET" && !redirected) lastAnswer = { address: url, results };
  else if (url !== lastAnswer?.address) lastAnswer = null;
}

/** The same answer once more, with a status after which the router reads nothing anew. */
function failedAgain(results: Results): Results {
  const again = ({ type, result }: Result): Result =>
    type === "error"
      ? { type, result }
      : { type, result: data((result as { data: unknown }).data, unansweredStatus) };
  return Object.fromEntries(Object.entries(results).map(([id, result]) => [id, again(result)]));
}

async function readForm(request: Request): Promise<FormData> {
  // The request itself is still to be sent.
  return request.clone().formData();
}
