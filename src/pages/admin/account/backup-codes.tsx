import { Alert } from "~/ui/feedback/alert.tsx";

/** Backup codes in the one moment they are shown. */
export function BackupCodes({ codes }: { codes: readonly string[] }) {
  return (
    <Alert tone="good" role="status" title="Two-factor is on. Save these backup codes">
      <p>
        Each one signs you in once if you don’t have your phone. We won’t show them again, so print
        them or save them in your password manager.
      </p>
      <ul className="mt-4 grid grid-cols-2 gap-x-8 gap-y-2 font-mono sm:max-w-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Alert>
  );
}
