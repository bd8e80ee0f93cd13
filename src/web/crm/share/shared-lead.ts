/** Fields of the web share target, as in the manifest. */
export type SharedText = { title: string; text: string; url: string };

/** Initial values of the new lead form. */
export type SharedLead = { name: string; phone: string; email: string; need: string };

const phone =
  /(?<![\d+])(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .-]?)\d{3}[ .-]?\d{4}(?!\d)(?:,? ?(?:ext\.?|x|#) ?\d{1,6})?/i;
const email = /[^\s<>()[\]:;,"@]{1,64}@[\p{L}\p{N}.-]{1,100}[\p{L}\p{N}]/u;
const maxNeed = 600;

/**
 * Finds a phone number and an address in shared text. All of the text also stays in the request
 * field, so a wrong guess loses nothing.
 */
export function readShared({ title, text, url }: SharedText): SharedLead {
  const parts = [text, url].map((part) => part.trim()).filter(Boolean);
  const sharedText = [title, ...parts].join("\n");
  const name = title.trim();
  const isName = name !== "" && name.length <= 60 && !/[\d@/:]/.test(name);
  const need = (isName ? parts : [name, ...parts]).filter(Boolean).join("\n");
  return {
    name: isName ? name : "",
    phone: phone.exec(sharedText)?.[0].trim() ?? "",
    email: email.exec(sharedText)?.[0] ?? "",
    need: need.slice(0, maxNeed),
  };
}
