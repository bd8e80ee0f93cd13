import { type ConfirmAnswer, ConfirmFirst } from "../confirm/confirm-first.tsx";
import adminStyles from "./admin.css?url";
import { NoAccess } from "./no-access.tsx";

type StaffRefusedProps = { reason?: unknown } & Partial<ConfirmAnswer>;

/** What the guard shows when it refuses access or needs confirmation; has no data for the surrounding frame. */
export function StaffRefused({ reason, fields = [], error = null }: StaffRefusedProps) {
  if (reason === "confirm") return <ConfirmFirst fields={fields} error={error} />;
  return (
    <>
      <title>No access</title>
      <meta name="robots" content="noindex" />
      <link rel="stylesheet" href={adminStyles} precedence="default" />
      <main id="main">
        <NoAccess reason={reason} />
      </main>
    </>
  );
}
