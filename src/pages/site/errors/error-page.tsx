import { type ReactNode, useEffect, useState } from "react";
import { isRouteErrorResponse } from "react-router";
import { reportCrash } from "~/platform/http/browser/report-crash.ts";
import { whyUnread } from "~/platform/http/browser/request-failure.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";

type ErrorPageProps = {
  error: unknown;
  /** Of the request that the page was served for; the log has its failure. */
  reference?: string;
};

/** What a person sees when a page fails: calm, without details, with the reference that the log knows. */
export function ErrorPage({ error, reference }: ErrorPageProps) {
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
  return <Fault error={error} reference={reference} />;
}

/**
 * A fault of ours. One of the server's is in the log already; a crash in the browser is reported from here,
 * and the page says only what became of that.
 */
function Fault({ error, reference }: ErrorPageProps) {
  // The error page that the server made is still in the document while script takes it over.
  const [isCrash] = useState(
    () => typeof document !== "undefined" && !document.querySelector("[data-failed=served]"),
  );
  const [reported, setReported] = useState<string | null>();
  useEffect(() => {
    if (isCrash) void reportCrash(error).then(setReported);
  }, [isCrash, error]);
  const known = isCrash ? reported : reference;
  return (
    <Failed title="Something went wrong" by={isCrash ? "crash" : "served"}>
      <div role={isCrash ? "status" : undefined}>
        {isCrash && reported === undefined ? <p>This page stopped working.</p> : null}
        {isCrash && reported === null ? (
          <p>
            This page stopped working, and we couldn’t log it from here. Please try again in a
            moment.
          </p>
        ) : null}
        {!isCrash || reported ? (
          <p>The problem is on our side, and we’ve logged it. Please try again in a moment.</p>
        ) : null}
      </div>
      {known ? (
        <p>
          If it keeps happening, give us this reference:{" "}
          <code className="font-semibold text-ink">{known}</code>
        </p>
      ) : null}
    </Failed>
  );
}

type FailedProps = { title: string; by?: "crash" | "served"; children: ReactNode };

function Failed({ title, by, children }: FailedProps) {
  return (
    <div
      data-failed={by}
      className="page-width section-space flex flex-col items-center gap-4 text-center text-muted"
    >
      <h1 className="text-3xl text-ink">{title}</h1>
      <div className="flex max-w-md flex-col gap-4 text-lg">{children}</div>
      <LinkButton href="/" size="large" className="mt-4">
        Return to Home
      </LinkButton>
    </div>
  );
}
