import crmStyles from "./crm.css?url";
import { CrmNoAccess } from "./crm-no-access.tsx";
import { CrmShell, type CrmShellData } from "./crm-shell.tsx";

type CrmRefusedProps = { reason?: unknown; shell?: CrmShellData };

/** What the guard shows when it refuses access, with the navigation if the member is known. */
export function CrmRefused({ reason, shell }: CrmRefusedProps) {
  const page = <CrmNoAccess reason={reason} />;
  return (
    <>
      <title>No access</title>
      <meta name="robots" content="noindex" />
      {/* The frame's stylesheet is gone with it. React moves this link to the head. */}
      <link rel="stylesheet" href={crmStyles} precedence="default" />
      {shell ? <CrmShell shell={shell}>{page}</CrmShell> : <main id="main">{page}</main>}
    </>
  );
}
