import { readIslandProps } from "~/pages/site/script/island-props.ts";
import { parsePage } from "~/pages/site/script/parse-page.ts";
import { createPostOnce, type Posted } from "~/platform/http/browser/post-once.ts";
import { failedAnswer, failureToast } from "~/platform/http/browser/request-failure.ts";
import { showToast } from "~/ui/toasts/show-toast.ts";
import type { WizardFormProps } from "./wizard-form.tsx";

const notSaved = { title: "Not Saved", description: "What you entered is still here." };

/**
 * Sends the form below the wizard's own and opens the page that it leads to. Where there is none, the page stays
 * as it is and says why (`failures.page-stays`).
 */
export function createDraftSender() {
  const post = createPostOnce();
  return async (form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> => {
    const posted = await post(form.action, new FormData(form, submitter));
    if (posted.ok && posted.response.redirected) location.assign(posted.response.url);
    else showToast(toastOf(posted));
  };
}

/** The wizard's page may say itself why it did nothing, such as when there were too many requests. */
function toastOf(posted: Posted) {
  const page = posted.response?.headers.get("content-type")?.startsWith("text/html");
  const props = page ? readIslandProps<WizardFormProps>(parsePage(posted.text)) : null;
  if (props?.answered?.failure) {
    return { ...props.answered.failure, tone: "destructive" as const };
  }
  return failureToast(notSaved, posted.ok ? failedAnswer(502, "") : posted.failure);
}
