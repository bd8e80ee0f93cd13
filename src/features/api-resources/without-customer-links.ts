/**
 * After /r/ lasting tokens alone: pages of reviews elsewhere have such addresses. What is cut at the end
 * of a text is most of a token.
 */
const links =
  /(\/(?:b|e|i|preferences)\/)(?:[\w.~-]{12,}|[\w.~-]+$)|(\/r\/)(?:[a-z2-7]{45}|[a-z2-7]+$)/g;
/** Answers quote them: whoever writes to one writes as the customer (`inbound-mail.token-addresses`). */
const tokenAddresses = /\b(reply|bounce)\+(?:[a-z2-7]{45}@|[a-z2-7]{20,}$)/gi;

/**
 * A text to a customer as programs read it: whoever has the link to their estimate, their visit, their
 * review or their choices acts as them, so its secret is left out (`api-keys.no-links`).
 */
export function withoutCustomerLinks<Text extends string | null>(text: Text): Text {
  return text && (text.replace(links, "$1$2[link]").replace(tokenAddresses, "$1@") as Text);
}
