import { type ReactNode, use, useEffect, useState } from "react";
import { href, isRouteErrorResponse } from "react-router";
import { reportCrash } from "~/platform/http/browser/report-crash.ts";
import { unreadReason } from "~/platform/http/browser/request-failure.ts";
import { LinkButton } from "~/ui/buttons/button.tsx";
import { ServedReference } from "./failure-title.ts";

/** Page for an error: calm, without details, with the reference from the log. */
export function ErrorPage({ error }: { error: unknown }) {
  const refusal = isRouteErrorResponse(error) ? error : null;
  const unread = refusal && unreadReason(refusal.data);
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

/**
 * Error page. The server has already logged its own errors; a browser crash is reported from here,
 * and the page shows whether the report was sent.
 */
export function CrashPage({ error }: { error: unknown }) {
  const served = use(ServedReference);
  // The server's error page is still in the document during hydration.
  const [{ isCrash, reference }] = useState(() => {
    if (typeof document === "undefined") return { isCrash: false, reference: served };
    const page = document.querySelector("[data-failed=served]");
    return { isCrash: !page, reference: page?.querySelector("code")?.textContent };
  });
  const [reported, setReported] = useState<string | null>();
  useEffect(() => {
    if (isCrash) void reportCrash(href("/browser-errors"), error).then(setReported);
  }, [isCrash, error]);
  const knownReference = isCrash ? reported : reference;
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
      {knownReference ? (
        <p>
          If it keeps happening, give us this reference:{" "}
          <code className="font-semibold text-ink">{knownReference}</code>
        </p>
      ) : null}
    </Failed>
  );
}

type FailedProps = { title: string; by?: "crash" | "served"; children: ReactNode };

/** Layout of all error pages. */
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

/** The 404 page. */
export function NotFoundPage() {
  return (
    <div className="page-width section-space flex flex-col items-center text-center">
      <svg viewBox="0 0 240 132" className="w-60 max-w-full" aria-hidden="true">
        <path
          d="M8 120h62m100 0h62"
          className="stroke-edge"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path
          d="M70 120c18 0 14-24 30-24s10 24 26 24 12-16 24-16 8 16 20 16"
          className="fill-none stroke-edge"
          strokeWidth="4"
          strokeDasharray="1 10"
          strokeLinecap="round"
        />
        <path
          d="m82 58 38-32 38 32v34H82Z"
          className="fill-surface stroke-ink"
          strokeWidth="4"
          strokeLinejoin="round"
        />
        <path
          d="m70 66 50-44 50 44"
          className="fill-none stroke-ink"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path
          d="M112 60c0-5 4-8 8-8s8 3 8 8c0 6-8 6-8 12m0 8v1"
          className="fill-none stroke-brand"
          strokeWidth="4.5"
          strokeLinecap="round"
        />
      </svg>
      <p className="mt-8 text-sm font-semibold text-muted">404</p>
      <h1 className="mt-2 text-3xl">Oops! Page not found</h1>
      <p className="mt-4 max-w-md text-lg text-muted">
        There's nothing at this address. The page may have moved, or the link may have a typo.
      </p>
      <LinkButton href="/" size="large" className="mt-8">
        Return to Home
      </LinkButton>
    </div>
  );
}
