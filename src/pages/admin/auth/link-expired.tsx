import type { ReactNode } from "react";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { AuthPage } from "./auth-page.tsx";

/** A link that is forged, expired, taken back or used up (`fault.bad-token`). */
export function StaffLinkExpired({ children }: { children: ReactNode }) {
  return (
    <AuthPage title="Link expired" introduction={children}>
      <LinkButton href="/admin/login" variant="secondary">
        Sign In
      </LinkButton>
    </AuthPage>
  );
}
