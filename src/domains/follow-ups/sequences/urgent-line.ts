import type { Urgency } from "~/domains/leads/leads.ts";
import { followUpParts } from "./follow-up.text.en.ts";

/** Terms in a request that indicate danger, with the safety advice for each. */
const dangers: { words: RegExp; line: string }[] = [
  {
    words:
      /\bgas (?:smell|odor|leak)|\b(?:smell|smells|smelled|smelling|odor of|leaking|leak of)(?: like| of| the| some| a lot of)? gas\b|rotten eggs?\b|\b(?:huele|olor|fuga)(?: a| de) gas\b/i,
    line: followUpParts.urgent.gas,
  },
  {
    words: /\bcarbon monoxide\b|\bCO (?:alarm|detector|leak)|\bmon[oó]xido\b/i,
    line: followUpParts.urgent.carbonMonoxide,
  },
  {
    words:
      /\bspark(?:s|ed|ing)?\b|\barcing\b|\bsmoking\b|\bsmoke\b(?! (?:detector|alarm)s?\b)|\b(?:smell|smells|smelled|smelling)(?: like| of| something)? (?:burning|burnt|smoke)|\bburn(?:ing|t)? (?:plastic |electrical )?smell|\bon fire\b|\bflames?\b|\bshock(?:s|ed|ing)\b|\bmelt(?:s|ed|ing)\b|\b(?:panel|breaker|breaker box|outlet|plug|switch|wire|wiring|cord)s? (?:is |are |feels? |gets? |looks? )?(?:very |really |too |so )?(?:hot|warm|burnt|burned|scorched|buzzing)\b|\b(?:hot|warm|burnt|scorched|buzzing) (?:panel|breaker|breaker box|outlet|plug|switch|wire)s?\b|\bchispas?\b|\bhumo\b/i,
    line: followUpParts.urgent.fire,
  },
];

/**
 * The first message's addition for a request that can't wait (the field `urgent`), with a leading
 * space: the business's phone for one needed today, safety advice for one that indicates danger;
 * otherwise empty. The only advice in danger is to leave and call.
 * @param phone formatted for display
 */
export function urgentLine(
  { need, urgency }: { need: string | null; urgency: Urgency | null },
  phone: string,
): { line: string; isDanger: boolean } {
  const danger = dangers.find(({ words }) => words.test(need ?? ""));
  if (danger) {
    return { line: followUpParts.urgent.danger(danger.line, phone), isDanger: true };
  }
  const line = urgency === "today" ? followUpParts.urgent.today(phone) : "";
  return { line, isDanger: false };
}
