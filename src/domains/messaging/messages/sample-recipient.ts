import type { MessageChannel } from "./messages.ts";

/**
 * Reserved domains and numbers (RFC 2606, fictional 555-01xx): used in sample data, never by a real person. A
 * toll-free 555-01xx number can be real.
 */
const patterns: Record<MessageChannel, RegExp> = {
  email: /@(?:[^@]+\.)?example[>\s]*$/i,
  sms: /^\+1(?!8(?:00|33|44|55|66|77|88))\d{3}55501\d\d$/,
};

/** Whether an address is one that only sample data uses (`messages.no-sample-people`). */
export function isSampleRecipient(channel: MessageChannel, address: string): boolean {
  return patterns[channel].test(address);
}
