import { readForm } from "~/platform/http/requests/read-body.server.ts";
import { type Invalid, invalid, type Result } from "~/platform/result.ts";

/** The file that a form with `CsvUpload` sends; refused, beside its field, where none was chosen. */
export async function readCsvUpload(
  request: Request,
): Promise<Result<{ name: string; bytes: Uint8Array }, Invalid>> {
  const file = (await readForm(request)).get("file");
  if (!(file instanceof File) || file.size === 0) return invalid({ file: "Choose a CSV file." });
  return { ok: true, name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}
