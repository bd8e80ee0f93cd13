import type { ParsedMail } from "~/platform/inbound-mail/parsed-mail.ts";

const precedences = ["bulk", "junk", "list", "auto_reply", "auto-reply"];
const ofRobots = ["x-autoreply", "x-autorespond", "x-auto-reply", "list-id", "feedback-id"];

/**
 * Whether a machine wrote it: a vacation notice, a receipt, a mailing list (`inbound-mail.automatic`).
 * Its headers say so; words such as "out of office" in a subject are anybody's.
 * @param sender the envelope's: reports and answers of machines have none
 */
export function isAutomatic({ headers }: Pick<ParsedMail, "headers">, sender: string): boolean {
  const header = (name: string) => headers.get(name)?.trim().toLowerCase() ?? "";
  const submitted = header("auto-submitted");
  const suppress = header("x-auto-response-suppress");
  return (
    sender === "" ||
    (submitted !== "" && !/^no\b/.test(submitted)) ||
    precedences.includes(header("precedence")) ||
    (suppress !== "" && suppress !== "none") ||
    header("content-type").startsWith("multipart/report") ||
    ofRobots.some((name) => headers.has(name))
  );
}
