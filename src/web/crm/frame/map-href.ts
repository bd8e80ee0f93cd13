/** Opens the way to an address in whatever the phone finds ways with. */
export const mapHref = (address: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
