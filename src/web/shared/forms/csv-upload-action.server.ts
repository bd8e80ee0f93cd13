import { redirect } from "react-router";
import { showAgain } from "~/platform/http/commands/run-command.server.ts";
import type { AnyRefused } from "~/platform/http/failures/refusal.server.ts";
import { readForm } from "~/platform/http/requests/read-body.server.ts";

type CsvFile = { name: string; bytes: Uint8Array };

const noFile = { ok: false, code: "invalid", errors: { file: "Choose a CSV file." } } as const;
const noFiles = { ok: false, code: "invalid", errors: { file: "Choose the files." } } as const;

/** Checks the selected file and redirects to its preview; changes nothing until someone has seen that. */
export async function handleCsvUpload(
  request: Request,
  checkFile: (file: CsvFile) => Promise<{ ok: true; importId: string } | AnyRefused>,
  hrefOf: (importId: string) => string,
) {
  const file = (await readForm(request)).get("file");
  if (!(file instanceof File) || file.size === 0) return showAgain(noFile, {});
  const checked = await checkFile({
    name: file.name,
    bytes: new Uint8Array(await file.arrayBuffer()),
  });
  if (!checked.ok) return showAgain(checked, {});
  return redirect(hrefOf(checked.importId), { status: 303 });
}

/** Handles an upload of several files, like `handleCsvUpload`. */
export async function handleFilesUpload(
  request: Request,
  checkFiles: (files: readonly CsvFile[]) => Promise<{ ok: true; importId: string } | AnyRefused>,
  hrefOf: (importId: string) => string,
) {
  const chosen = (await readForm(request)).getAll("file");
  const files = chosen.filter((file) => file instanceof File && file.size > 0);
  const read: CsvFile[] = [];
  for (const file of files) {
    if (!(file instanceof File)) continue;
    read.push({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
  }
  if (read.length === 0) return showAgain(noFiles, {});
  const checked = await checkFiles(read);
  if (!checked.ok) return showAgain(checked, {});
  return redirect(hrefOf(checked.importId), { status: 303 });
}
