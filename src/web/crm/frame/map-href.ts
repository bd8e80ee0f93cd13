/** Opens directions to an address in the phone's maps app. */
export const mapHref = (address: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
