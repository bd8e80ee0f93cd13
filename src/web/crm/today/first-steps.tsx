import { TouchLink } from "../frame/touch-link.tsx";

const steps = [
  ["/crm/page", "Check your page", "This is what homeowners see. Set your hours and photos."],
  [
    "/crm/account/notifications",
    "Choose how you get lead alerts",
    "By email, by text, or on this phone.",
  ],
  ["/crm/leads/new", "Add a lead you already have", "Someone who called or messaged you."],
  ["/crm/estimates/prices", "Set up your price book", "Then an estimate takes a minute."],
] as const;

/** What a business does while nobody has asked it yet (`today.first-steps`). */
export function FirstSteps() {
  return (
    <section aria-labelledby="first-steps">
      <h2 id="first-steps" className="mb-2 text-lg">
        Start here
      </h2>
      <ul className="flex flex-col gap-3">
        {steps.map(([to, label, why]) => (
          <li key={to} className="raised rounded-xl bg-surface px-4 pt-1 pb-3">
            <TouchLink to={to}>{label}</TouchLink>
            <p className="text-sm text-muted">{why}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
