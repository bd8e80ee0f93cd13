import type { Platform } from "~/platform/platform.server.ts";
import { lastingToken, readLastingToken } from "~/platform/secrets/lasting-token.server.ts";

type Keys = Pick<Platform, "settings" | "fingerprint">;

const purpose = "invoice";

/** The address at which a customer sees an invoice (`invoices.link`). It is stored nowhere. */
export function invoiceLink({ settings, fingerprint }: Keys, invoiceId: string): string {
  return new URL(`/i/${lastingToken(fingerprint, purpose, invoiceId)}`, settings.siteUrl).href;
}

/** The id of the invoice that a genuine address leads to, else null. */
export const readInvoiceLink = ({ fingerprint }: Keys, token: string): string | null =>
  readLastingToken(fingerprint, purpose, token);
