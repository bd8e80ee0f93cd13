import { Fragment } from "react";

/** Email address with line breaks allowed after the @ and at dots and hyphens, never within a word. */
function EmailWords({ email }: { email: string }) {
  const parts = email.split(/(?<=[@])|(?=[.])|(?<=[-_+])/);
  return (
    <span className="wrap-anywhere">
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts differ by their place alone
        <Fragment key={at}>
          {at > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

/** Email address that opens the reader's email app. */
export function EmailLink({ email, className }: { email: string; className?: string }) {
  const address = encodeURIComponent(email).replaceAll("%40", "@");
  return (
    <a href={`mailto:${address}`} className={className ? `text-link ${className}` : "text-link"}>
      <EmailWords email={email} />
    </a>
  );
}
