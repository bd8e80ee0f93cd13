/**
 * A text to a customer as programs read it: whoever has the link to their estimate, their visit or their
 * choices acts as them, so its secret is left out (`api-keys.no-links`).
 */
export function withoutCustomerLinks<Text extends string | null>(text: Text): Text {
  return text && (text.replace(/(\/(?:b|e|i|preferences)\/)[\w.~-]{12,}/g, "$1[link]") as Text);
}
