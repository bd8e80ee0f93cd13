import { TouchLink } from "../frame/touch-link.tsx";

const steps = [
  [
    "/crm/page",
    "Look over your page",
    "This is what homeowners find. Set your hours and pictures.",
  ],
  [
    "/crm/account/notifications",
    "Choose how you hear of a lead",
    "By email, by text or on this phone.",
  ],
  ["/crm/leads/new", "Add a lead you already have", "Somebody who called or wrote to you."],
  ["/crm/estimates/prices", "Write down your prices", "An estimate then takes a minute."],
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
