import {
  type FoundCustomer,
  findCanonicalCustomer,
  findCustomer,
} from "~/domains/office/index.server.ts";
import type { Actor } from "~/domains/shared/index.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";

/**
 * The customer of a page, or the one it was merged into while the page was open.
 * @param id as in the URL
 * @throws Response 404 if the business has no such customer
 */
export async function openCustomer(
  platform: Parameters<typeof findCustomer>[0],
  reader: Actor,
  id: string | undefined,
): Promise<{ customer: FoundCustomer; isMerged: boolean }> {
  const customerId = readId(id);
  if (!customerId) throw notFound();
  const ownCustomer = await findCustomer(platform, reader, customerId);
  if (ownCustomer) return { customer: ownCustomer, isMerged: false };
  const remainingId = await findCanonicalCustomer(platform, reader, customerId);
  const customer = remainingId && (await findCustomer(platform, reader, remainingId));
  if (!customer) throw notFound();
  return { customer, isMerged: true };
}
