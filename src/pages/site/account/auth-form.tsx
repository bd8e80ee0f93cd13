import type { ReactNode } from "react";
import { Alert } from "~/ui/feedback/alert.tsx";
import script from "./run-auth-page.ts?worker&url";

type AuthFormProps = {
  /** Why the whole form was refused. */
  message: string | null | undefined;
  children: ReactNode;
};

/** The form of a page on which somebody signs in; such a page runs no more script than this form needs. */
export function AuthForm({ message, children }: AuthFormProps) {
  return (
    <form method="post" noValidate data-in-place="" className="flex flex-col gap-5">
      <p role="alert" tabIndex={-1} data-failure="" hidden className={failureStyle} />
      {message ? (
        <Alert tone="bad" role="alert">
          {message}
        </Alert>
      ) : null}
      {children}
      <script type="module" src={script} />
    </form>
  );
}

export const failureStyle = "rounded-xl border border-line bg-bad-soft p-4";
