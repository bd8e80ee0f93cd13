import type { ListedExport } from "~/domains/operations/takeout/list-exports.server.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { Progress } from "~/ui/feedback/progress.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { useIsMember } from "../frame/use-is-member.ts";

const exactly = "MMM d, yyyy HH:mm";

/** One export: its progress, or its download link and expiration. */
export function ExportRow({ file }: { file: ListedExport }) {
  const format = useFormatDate();
  const isMember = useIsMember();
  const { id, state, memberName, createdAt, bytes, expiresAt } = file;
  const asked = `Requested by ${memberName}, ${format(createdAt, exactly)}`;
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 p-4 sm:px-6">
      <div className="min-w-0 grow">
        {state === "waiting" || state === "making" ? <Making file={file} /> : null}
        {state === "failed" ? (
          <p className="font-semibold">We couldn’t create it. Please try again.</p>
        ) : null}
        {state === "ready" && expiresAt ? (
          <p className="font-semibold">
            Ready to download ({size(bytes ?? 0)}) until {format(expiresAt, "MMM d, yyyy")}
          </p>
        ) : null}
        {state === "lost" ? (
          <p className="font-semibold">This file is no longer on the server. Get a new one.</p>
        ) : null}
        {state === "ended" ? <p className="font-semibold">This file has expired</p> : null}
        <p className="mt-1 text-sm text-muted">{asked}</p>
        {state === "ready" || state === "ended" ? (
          <p className="text-sm text-muted">{describeDownloads(file, format)}</p>
        ) : null}
      </div>
      {state === "ready" && isMember ? (
        <LinkButton href={`/crm/settings/export/${id}`}>Download</LinkButton>
      ) : null}
    </li>
  );
}

function Making({ file: { done, total } }: { file: ListedExport }) {
  if (total === null) return <p className="font-semibold">We’re creating your file.</p>;
  const count = (value: number) => value.toLocaleString("en-US");
  return (
    <>
      <Progress
        value={total === 0 ? 0 : Math.floor((done / total) * 100)}
        label="Creating your file"
      />
      <p className="mt-1 text-sm text-muted">
        {count(done)} of {count(total)} rows and files
      </p>
      <noscript>
        <p className="text-sm text-muted">Reload this page to check progress.</p>
      </noscript>
    </>
  );
}

function describeDownloads(
  { downloads, downloadedAt, downloadedBy }: ListedExport,
  format: ReturnType<typeof useFormatDate>,
): string {
  if (!downloadedAt) return "Not downloaded yet";
  const times = downloads === 1 ? "once" : `${downloads} times, last`;
  return `Downloaded ${times} by ${downloadedBy}, ${format(downloadedAt, exactly)}`;
}

function size(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  if (megabytes < 0.1) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  if (megabytes < 1024) return `${megabytes.toFixed(1)} MB`;
  return `${(megabytes / 1024).toFixed(1)} GB`;
}
