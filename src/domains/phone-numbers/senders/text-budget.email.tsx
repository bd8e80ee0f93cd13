import { EmailAction, EmailFrame, EmailText } from "~/domains/messaging/index.ts";
import { formatCents } from "~/domains/shared/index.ts";

type Level = "warning" | "reached";

export const budgetSubjects: Record<Level, string> = {
  warning: "You\u2019ve used 80% of your text budget",
  reached: "Your text budget is used up",
};

const texts: Record<Level, (budget: string) => string> = {
  warning: (budget) =>
    `Your texts have used 80% of this month\u2019s ${budget}. When it\u2019s used up, follow-ups and other automatic texts go on hold until next month. Texts about appointments are still sent, and you can text customers yourself.`,
  reached: (budget) =>
    `Your texts have used this month\u2019s ${budget}. Follow-ups and other automatic texts are on hold until next month, or until the budget is raised, and missed callers get no text. Texts about appointments are still sent, and you can text customers yourself.`,
};

/** Notifies an owner about the month's budget for texts. */
export function TextBudget(props: {
  level: Level;
  cents: number;
  link: string;
  sender: { siteName: string; postalAddress: string };
}) {
  const { level, cents, link, sender } = props;
  return (
    <EmailFrame preview={budgetSubjects[level]} heading={budgetSubjects[level]} sender={sender}>
      <EmailText>{texts[level](formatCents(cents))}</EmailText>
      <EmailAction href={link}>View costs and budget</EmailAction>
    </EmailFrame>
  );
}
