import { redirect } from "react-router";
import { showAgain } from "~/platform/http/commands/run-command.server.ts";
import type { AnyRefused } from "~/platform/http/failures/refusal.server.ts";
import { readForm } from "~/platform/http/requests/read-body.server.ts";

type CsvFile = { name: string; bytes: Uint8Array };

const noFile = { ok: false, code: "invalid", errors: { file: "Choose a CSV file." } } as const;

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
