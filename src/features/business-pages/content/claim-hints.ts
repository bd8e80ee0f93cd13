/** What a kind of claim looks like, and what to mind about it. Counsel reviews the list. */
const claims: readonly { pattern: RegExp; hint: string; unless?: "license" | "insurance" }[] = [
  {
    pattern: /\b(guarantee[ds]?|warrant(y|ies|ed))\b/i,
    hint: "Say what you guarantee, for how long, and what people do to get it (16 CFR 239).",
  },
  {
    pattern: /(#\s?1\b|\bno\. ?1\b|\bnumber one\b|\bbest\b|\btop[- ]rated\b|\bleading\b)/i,
    hint: "“Best” and “number one” need proof you can show: say who ranked you, and when.",
  },
  {
    pattern: /\b(cheapest|lowest prices?|unbeatable|beat any (price|quote|estimate))\b/i,
    hint: "A comparison of prices needs proof that it holds for all others around you.",
  },
  {
    pattern: /(?<![-\w])free\b(?! (of|from|to|(estimate|quote|consultation)s?)\b)/i,
    hint: "Next to “free” say every condition that comes with it (16 CFR 251).",
  },
  {
    pattern: /\b(licensed|certified)\b/i,
    hint: "Enter your license number below: many states want it wherever you advertise.",
    unless: "license",
  },
  {
    pattern: /\b(insured|bonded)\b/i,
    hint: "Enter who insures you below, so people can check it.",
    unless: "insurance",
  },
  {
    pattern: /(\b(5|five)[- ]stars?\b|\breviews?\b|\btestimonials?\b|\bcustomers? (say|love)\b)/i,
    hint: "Only real words of real customers, and none that were paid for without saying so (16 CFR 465).",
  },
  {
    pattern: /(\bsafe (for|around)\b|\bnon-?toxic\b|\bharmless\b|\bEPA[- ]approved\b)/i,
    hint: "Of pesticides no one may say that they are safe, harmless or approved (40 CFR 156.10).",
  },
  {
    pattern: /(\b100 ?%|\bnever fails?\b|\bevery time\b)/i,
    hint: "A claim without exception has to hold without exception.",
  },
];

/** What to mind about these words: hints, never a refusal (`business-pages.claim-hints`). */
export function claimHints(
  text: string,
  has: { license: boolean; insurance: boolean } = { license: false, insurance: false },
): string[] {
  return claims
    .filter(({ pattern, unless }) => !(unless && has[unless]) && pattern.test(text))
    .map(({ hint }) => hint);
}
