import { type ReactNode, use, useEffect, useState } from "react";
import { href } from "react-router";
import { reportCrash } from "~/platform/http/browser/report-crash.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { ServedReference } from "./served-reference.ts";

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

/** Layout of all error pages. */
export function Failed({ title, by, children }: FailedProps) {
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
