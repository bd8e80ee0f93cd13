/** A customer as a form's fields need it. */
export type SuggestedCustomer = {
  id: string;
  name: string;
  company: string | null;
  /** As shown, with its extension. */
  phone: string;
  email: string | null;
  address: string;
};

const address = "/crm/customers/saved";
const maxSaved = 300;
const maxFound = 6;

/** The cache of the signed-in member's pages, which the CRM's worker deletes when they sign out. */
async function openPages(): Promise<Cache | null> {
  if (!("caches" in globalThis)) return null;
  const name = (await caches.keys()).find((cacheName) => cacheName.startsWith("crm-pages "));
  return name ? caches.open(name) : null;
}

async function readSaved(pages: Cache): Promise<SuggestedCustomer[]> {
  return (await (await pages.match(address))?.json()) ?? [];
}

/** Saves found customers on this device, for when it is offline. */
export async function saveCustomers(customers: readonly SuggestedCustomer[]): Promise<void> {
  try {
    const pages = await openPages();
    if (!pages || customers.length === 0) return;
    const saved = await readSaved(pages);
    const next = new Map(
      [...customers, ...saved]
        .toReversed()
        .map((suggestedCustomer) => [suggestedCustomer.id, suggestedCustomer]),
    );
    const latest = [...next.values()].toReversed().slice(0, maxSaved);
    await pages.put(address, new Response(JSON.stringify(latest)));
  } catch {
    // A full device only loses suggestions.
  }
}

/** The customers saved on this device that have every word of a text. */
export async function findSavedCustomers(text: string): Promise<SuggestedCustomer[]> {
  const pages = await openPages().catch(() => null);
  const saved = pages ? await readSaved(pages).catch(() => []) : [];
  return matchCustomers(saved, text);
}

/** Customers that match every word, or the digits if the text is a number. */
export function matchCustomers(
  saved: readonly SuggestedCustomer[],
  text: string,
): SuggestedCustomer[] {
  const digits = text.replace(/\D/g, "");
  const isNumber = digits.length >= 4 && !/[a-z@]/i.test(text);
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return saved
    .filter(({ name, company, phone, email, address: place }) => {
      const searchable = [name, company, phone, email, place].join(" ").toLowerCase();
      if (isNumber && phone.replace(/\D/g, "").includes(digits)) return true;
      return words.every((word) => searchable.includes(word));
    })
    .slice(0, maxFound);
}
