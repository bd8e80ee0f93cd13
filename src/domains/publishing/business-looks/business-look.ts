/** A business's branding on every page, document, and email to its customers. */
export type Branding = {
  name: string;
  /** Path of its logo on this site. */
  logo: string | null;
  /** Its brand color, as `#rrggbb`. */
  color: string | null;
  license: string | null;
  /** A postal address, or at least the city. */
  address: string | null;
  phone: string | null;
};
