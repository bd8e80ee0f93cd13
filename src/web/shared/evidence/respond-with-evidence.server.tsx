import type { EvidenceFile } from "~/domains/messaging/index.server.ts";
import { notFound, statusOfRefusal, waitMessage } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { printPdf, respondWithZip } from "~/platform/http/responses/respond-with-file.server.ts";
import checker from "./check-evidence.mjs?raw";
import { EvidencePaper } from "./evidence-paper.tsx";

/**
 * The proof of a message as a ZIP: a readable file, a machine-readable one, and a program that
 * verifies it without us.
 */
export async function respondWithEvidence(
  now: Date,
  messageId: string | undefined,
  read: (id: string) => Promise<EvidenceFile | { waitSeconds: number } | null>,
): Promise<Response> {
  const id = readId(messageId);
  const evidence = id ? await read(id) : null;
  if (!evidence) throw notFound();
  if ("waitSeconds" in evidence) {
    return new Response(`${waitMessage(evidence.waitSeconds)}\n`, {
      status: statusOfRefusal({ code: "too_many" }),
      headers: { "retry-after": String(evidence.waitSeconds) },
    });
  }
  const pdf = await printPdf(<EvidencePaper evidence={evidence} />, "Proof of a message");
  return respondWithZip(now, `message-proof-${evidence.messageId}.zip`, {
    "evidence.json": `${JSON.stringify(evidence, null, 2)}\n`,
    "evidence.pdf": pdf,
    "check-evidence.mjs": checker,
    "README.txt": readme(evidence),
  });
}

const readme = ({ chains }: EvidenceFile) => `Proof of a message

evidence.pdf       the proof, for reading
evidence.json      the same with all hashes, for programs
check-evidence.mjs checks evidence.json with Node.js 22 or later, without a network and without us:

    node check-evidence.mjs evidence.json

If a text has a link that gives access, the text is left out, and "redacted" has it without the link.

Each row's hash covers the hash of the row before it, up to the head of the day:
${chains.map(({ day, head }) => `    ${day}  ${head}`).join("\n")}
The operator saves each day's head next to the backup, as NAME.backup.heads. To compare it too:

    node check-evidence.mjs evidence.json NAME.backup.heads
`;
