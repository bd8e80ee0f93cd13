const shape = /^([a-z0-9-]+(?:\.[a-z0-9-]+)*)(:\d{1,5})?$/i;
const longestHost = 253 + ":65535".length;

/**
 * The name and port (with its colon, or empty) of a Host header; null for anything but a plain name
 * in our normal form: no trailing dot, other alphabets or spaces.
 */
export function parseHost(header: string | undefined): { name: string; port: string } | null {
  if (header === undefined || header.length > longestHost) return null;
  const [, name, port = ""] = shape.exec(header) ?? [];
  return name === undefined || name.length > 253 ? null : { name: name.toLowerCase(), port };
}
