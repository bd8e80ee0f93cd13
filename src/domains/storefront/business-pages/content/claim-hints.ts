/** Patterns of claims, with a hint for each. Legal counsel reviews the list. */
const claims: readonly { pattern: RegExp; hint: string; unless?: "license" | "insurance" }[] = [
  {
    pattern: /\b(guarantee[ds]?|warrant(y|ies|ed))\b/i,
    hint: "Say what you guarantee, for how long, and what customers do to use it (FTC rule).",
  },
  {
    pattern: /(#\s?1\b|\bno\. ?1\b|\bnumber one\b|\bbest\b|\btop[- ]rated\b|\bleading\b)/i,
    hint: "“Best” and “number one” need proof. Say who ranked you, and when.",
  },
  {
    pattern: /\b(cheapest|lowest prices?|unbeatable|beat any (price|quote|estimate))\b/i,
    hint: "To compare prices, you need proof that covers every other business in your area.",
  },
  {
    pattern: /(?<![-\w])free\b(?! (of|from|to|(estimate|quote|consultation)s?)\b)/i,
    hint: "Say what “free” depends on, right next to it (FTC rule).",
  },
  {
    pattern: /\b(licensed|certified)\b/i,
    hint: "Enter your license number below. Many states require it in every ad.",
    unless: "license",
  },
  {
    pattern: /\b(insured|bonded)\b/i,
    hint: "Enter who insures you below, so people can check it.",
    unless: "insurance",
  },
  {
    pattern: /(\b(5|five)[- ]stars?\b|\breviews?\b|\btestimonials?\b|\bcustomers? (say|love)\b)/i,
    hint: "Use only real reviews from real customers, and say so if any were paid for (FTC rule).",
  },
  {
    pattern:
      /(\bsafe (for|around)\b|\b(pet|kid|child)[- ]safe\b|\bkeep(s|ing)? (them|[^.!?]*\b(pets?|kids?|children|dogs?|cats?|fish))\b[^.!?]{0,30}\bsafe\b|\bnon-?toxic\b|\bharmless\b|\bEPA[- ]approved\b)/i,
    hint: "You can’t say that a pesticide is safe, harmless, or approved (EPA rule).",
  },
  {
    pattern: /(\b100 ?%|\bnever fails?\b|\bevery time\b)/i,
    hint: "A claim like “100%” or “every time” must be true every time.",
  },
];

/** Hints about claims in this text; it's never rejected. */
export function claimHints(
  text: string,
  has: { license: boolean; insurance: boolean } = { license: false, insurance: false },
): string[] {
  return claims
    .filter(({ pattern, unless }) => !(unless && has[unless]) && pattern.test(text))
    .map(({ hint }) => hint);
}
