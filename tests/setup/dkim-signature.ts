import { createHash, type KeyObject, verify } from "node:crypto";

/**
 * Whether an email has a valid signature of this key (RFC 6376, relaxed/relaxed), and which headers
 * it covers.
 */
export function signatureOf(raw: string, publicKey: KeyObject) {
  const gap = raw.indexOf("\r\n\r\n");
  const fields = raw
    .slice(0, gap)
    .replaceAll(/\r\n[ \t]+/g, " ")
    .split("\r\n")
    .map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1)] as const);
  const header = fields.find(([name]) => name.toLowerCase() === "dkim-signature")?.[1];
  if (!header) return null;
  const tags = new Map(
    header.split(";").map((tag) => {
      const at = tag.indexOf("=");
      return [tag.slice(0, at).trim(), tag.slice(at + 1).replaceAll(/\s/g, "")] as const;
    }),
  );
  const relaxed = (text: string) => text.replaceAll(/[ \t]+/g, " ").trim();
  const body = `${raw
    .slice(gap + 4)
    .split("\r\n")
    .map((line) => line.replaceAll(/[ \t]+/g, " ").trimEnd())
    .join("\r\n")
    .replace(/(\r\n)+$/, "")}\r\n`;
  const names = tags.get("h")?.toLowerCase().split(":") ?? [];
  const signed = names.map((name) => {
    const value = fields.find(([fieldName]) => fieldName.toLowerCase() === name)?.[1] ?? "";
    return `${name}:${relaxed(value)}\r\n`;
  });
  const own = `dkim-signature:${relaxed(header.replace(/(?<=[;\s]b=)[^;]*/, ""))}`;
  return {
    domain: tags.get("d"),
    selector: tags.get("s"),
    names,
    genuine:
      createHash("sha256").update(body).digest("base64") === tags.get("bh") &&
      verify(
        "sha256",
        Buffer.from(signed.join("") + own),
        publicKey,
        Buffer.from(tags.get("b") ?? "", "base64"),
      ),
  };
}
