/** What another app shares, as the manifest names it. */
export type SharedText = { title: string; text: string; url: string };

/** What the form of a new lead begins with. */
export type SharedLead = { name: string; phone: string; email: string; need: string };

const phone =
  /(?<![\d+])(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .-]?)\d{3}[ .-]?\d{4}(?!\d)(?:,? ?(?:ext\.?|x|#) ?\d{1,6})?/i;
const email = /[^\s<>()[\]:;,"@]{1,64}@[\p{L}\p{N}.-]{1,100}[\p{L}\p{N}]/u;
const longestNeed = 600;

/**
 * Reads the number and the address of somebody out of shared words; all that was
 * shared stays in what they need, so that nothing is lost by a wrong guess.
 */
export function readShared({ title, text, url }: SharedText): SharedLead {
  const words = [text, url].map((one) => one.trim()).filter(Boolean);
  const all = [title, ...words].join("\n");
  const name = title.trim();
  const isName = name !== "" && name.length <= 60 && !/[\d@/:]/.test(name);
  const need = (isName ? words : [name, ...words]).filter(Boolean).join("\n");
  return {
    name: isName ? name : "",
    phone: phone.exec(all)?.[0].trim() ?? "",
    email: email.exec(all)?.[0] ?? "",
    need: need.slice(0, longestNeed),
  };
}
