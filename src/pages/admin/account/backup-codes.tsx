import { Alert } from "~/ui/feedback/alert.tsx";

/** Backup codes in the one moment they are shown. */
export function BackupCodes({ codes }: { codes: readonly string[] }) {
  return (
    <Alert tone="good" role="status" title="Codes are on. Keep these backup codes">
      <p>
        Each signs you in once when your phone is not at hand. They are not shown again: print them
        or put them in your password manager.
      </p>
      <ul className="mt-4 grid grid-cols-2 gap-x-8 gap-y-2 font-mono sm:max-w-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Alert>
  );
}
