import { Button } from "~/ui/buttons/button.tsx";
import { failureStyle } from "./auth-form.tsx";

type PasskeySignInProps = {
  /** Where the browser is asked to go on. */
  next: string;
  /** The address that says what to ask the device, and takes what it answers. */
  action: string;
  /** What signs in without a passkey, such as "your password". */
  otherwise: string;
};

/** Signs in with a passkey; the script of the page's form makes it work. */
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
