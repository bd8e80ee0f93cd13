/** Formats an amount in dollars: $1,050, or −$97 below zero. */
export function dollars(amount: number): string {
  const digits = Math.abs(amount).toLocaleString("en-US", { maximumFractionDigits: 0 });
  return amount < 0 ? `−$${digits}` : `$${digits}`;
}
