import type { ReactNode } from "react";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { BrandLink } from "~/web/shared/frame/brand-link.tsx";
import { useSite } from "~/web/shared/frame/use-site.ts";
import script from "./run-auth-page.ts?worker&url";

type AuthPageProps = {
  audience: "staff" | "member";
  title: string;
  introduction?: ReactNode;
  children: ReactNode;
};

const frames = {
  staff: "grid place-items-center py-12",
  member: "flex flex-col items-center justify-center gap-6 py-8",
};

/** Page outside the staff area and the CRM: one centered card with one task. */
export function AuthPage({ audience, title, introduction, children }: AuthPageProps) {
  return (
    <main id="main" className={`min-h-dvh bg-canvas px-4 ${frames[audience]}`}>
      {audience === "member" ? <Brand /> : null}
      <div className="raised w-full max-w-md rounded-2xl bg-surface p-6 sm:p-8">
        <h1 className="text-2xl">{title}</h1>
        {introduction ? <div className="mt-2 text-muted">{introduction}</div> : null}
        <div className="mt-6 flex flex-col gap-5">{children}</div>
      </div>
    </main>
  );
}

function Brand() {
  return <BrandLink siteName={useSite().siteName} />;
}

type AuthFormProps = {
  /** Error of the form as a whole. */
  message: string | null | undefined;
  children: ReactNode;
};

/** Form of a sign-in page; its page runs only the script that this form needs. */
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

const failureStyle = "rounded-xl border border-line bg-bad-soft p-4";

type PasskeySignInProps = {
  /** URL to open after signing in. */
  next: string;
  /** URL that returns the options for the device and receives its response. */
  action: string;
  /** Alternative to a passkey, such as "your password". */
  otherwise: string;
};

/** Signs in with a passkey; needs the script of the page's form. */
export function PasskeySignIn({ next, action, otherwise }: PasskeySignInProps) {
  return (
    <div
      data-passkey={action}
      data-next={next}
      data-otherwise={otherwise}
      className="flex flex-col gap-3 border-t border-line pt-5"
    >
      <p role="alert" tabIndex={-1} data-failure="" hidden className={failureStyle} />
      <Button
        variant="secondary"
        disabled
        data-label="Use a passkey"
        data-busy-label="Waiting for your device..."
      >
        Use a passkey (needs JavaScript)
      </Button>
    </div>
  );
}
