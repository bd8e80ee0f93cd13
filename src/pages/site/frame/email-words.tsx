import { Fragment } from "react";

/** An email address that breaks after the @ and at its dots and hyphens, never within a word. */
export function EmailWords({ email }: { email: string }) {
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

/** A person's address, which opens the reader's own mail app. */
export function EmailLink({ email }: { email: string }) {
  const address = encodeURIComponent(email).replaceAll("%40", "@");
  return (
    <a href={`mailto:${address}`} className="text-link">
      <EmailWords email={email} />
    </a>
  );
}
