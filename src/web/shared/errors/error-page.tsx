import { isRouteErrorResponse } from "react-router";
import { whyUnread } from "~/platform/http/browser/request-failure.ts";
import { CrashPage, Failed } from "./crash-page.tsx";

/** Page for an error: calm, without details, with the reference from the log. */
export function ErrorPage({ error }: { error: unknown }) {
  const refusal = isRouteErrorResponse(error) ? error : null;
  const unread = refusal && whyUnread(refusal.data);
  if (unread) {
    return (
      <Failed title="This wasn’t saved">
        <p>{unread}</p>
        <p>Go back: what you typed is still there.</p>
      </Failed>
    );
  }
  if (refusal && refusal.status < 500) {
    return (
      <Failed title="This page can’t be shown">
        <p>Go back and try again.</p>
      </Failed>
    );
  }
  return <CrashPage error={error} />;
}
