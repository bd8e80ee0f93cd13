import { useEffect, useId, useState } from "react";
import { customerFields } from "./customer-finder.tsx";
import { findSavedCustomers, type SuggestedCustomer, saveCustomers } from "./saved-customers.ts";

/** Debounce in milliseconds before the server is searched. */
const pause = 120;

type Typing = { field: HTMLInputElement; text: string };

/**
 * Customers that match what is typed in a form's name, phone, or address field. Picking one fills in the
 * others; typing on is a new customer, whom the server creates or finds when the form is saved.
 */
export function CustomerSuggestions({ form }: { form: HTMLFormElement }) {
  const id = useId();
  const [typing, setTyping] = useState<Typing | null>(null);
  const [suggestions, setFound] = useState<SuggestedCustomer[]>([]);
  const [at, setAt] = useState(-1);
  useEffect(() => listen(form, setTyping), [form]);
  useEffect(() => {
    setAt(-1);
    const text = typing?.text.trim() ?? "";
    if (text.length < 2) return setFound([]);
    const request = new AbortController();
    const timer = setTimeout(async () => {
      const customers = await find(text, request.signal);
      if (!request.signal.aborted) setFound(customers);
    }, pause);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [typing]);
  const isOpen = typing !== null && suggestions.length > 0;
  const field = typing?.field;
  useEffect(() => {
    if (!field) return;
    const pick = (customer: SuggestedCustomer | undefined) => {
      if (customer) fillIn(form, customer);
      setTyping(null);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isOpen) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step) setAt((at + step + suggestions.length) % suggestions.length);
      else if (event.key === "Enter" && at >= 0) pick(suggestions[at]);
      else if (event.key === "Escape") setTyping(null);
      else return;
      event.preventDefault();
    };
    describe(field, { id, isOpen, at });
    field.addEventListener("keydown", onKeyDown);
    return () => field.removeEventListener("keydown", onKeyDown);
  }, [field, form, suggestions, at, id, isOpen]);
  if (!isOpen || !field) return null;
  return (
    <div
      id={`${id}-found`}
      role="listbox"
      aria-label="Suggestions"
      style={{
        top: field.offsetTop + field.offsetHeight + 4,
        left: field.offsetLeft,
        width: field.offsetWidth,
      }}
      className="raised absolute z-20 max-h-72 overflow-y-auto rounded-lg bg-surface"
    >
      {suggestions.map((customer, number) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option.
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field does the same.
        <div
          key={customer.id}
          id={`${id}-${number}`}
          role="option"
          aria-selected={number === at}
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            fillIn(form, customer);
            setTyping(null);
          }}
          className="min-h-11 cursor-pointer px-4 py-2 aria-selected:bg-sunken hover:bg-sunken"
        >
          <span className="block truncate font-semibold">{customer.name}</span>
          <span className="block truncate text-sm text-muted">
            {[customer.company, customer.phone || customer.email, customer.address]
              .filter(Boolean)
              .join(" · ")}
          </span>
        </div>
      ))}
    </div>
  );
}

/** Follows which of the form's fields is typed in. */
function listen(form: HTMLFormElement, setTyping: (typing: Typing | null) => void) {
  const onInput = (event: Event) => {
    const field = event.target as HTMLInputElement;
    if (!event.isTrusted || !customerFields.includes(field.name)) return;
    unlink(form);
    setTyping({ field, text: field.value });
  };
  const onBlur = () => setTyping(null);
  form.addEventListener("input", onInput);
  form.addEventListener("focusout", onBlur);
  return () => {
    form.removeEventListener("input", onInput);
    form.removeEventListener("focusout", onBlur);
  };
}

/** ARIA attributes of a field with a list of suggestions (combobox). */
function describe(
  field: HTMLInputElement,
  { id, isOpen, at }: { id: string; isOpen: boolean; at: number },
): void {
  field.setAttribute("role", "combobox");
  field.setAttribute("aria-autocomplete", "list");
  field.setAttribute("aria-expanded", String(isOpen));
  if (isOpen) field.setAttribute("aria-controls", `${id}-found`);
  else field.removeAttribute("aria-controls");
  if (isOpen && at >= 0) field.setAttribute("aria-activedescendant", `${id}-${at}`);
  else field.removeAttribute("aria-activedescendant");
}

const inputOf = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement>(`input[name="${name}"]`);

function fillIn(form: HTMLFormElement, customer: SuggestedCustomer): void {
  const values = {
    customer_name: customer.name,
    name: customer.name,
    phone: customer.phone,
    email: customer.email ?? "",
    address: customer.address,
    customer_id: customer.id,
  };
  for (const [name, value] of Object.entries(values)) {
    const input = inputOf(form, name);
    if (!input) continue;
    input.value = value;
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }
  form.dataset.pickedName = customer.name;
}

/** Changing the name after picking a customer means another customer. */
function unlink(form: HTMLFormElement): void {
  const { pickedName } = form.dataset;
  const name = inputOf(form, "customer_name") ?? inputOf(form, "name");
  const id = inputOf(form, "customer_id");
  if (!pickedName || !id || name?.value === pickedName) return;
  id.value = "";
  delete form.dataset.pickedName;
}

/** From the server or, offline, among those that this phone found before. */
async function find(text: string, signal: AbortSignal): Promise<SuggestedCustomer[]> {
  try {
    const body = new URLSearchParams({ q: text });
    const response = await fetch("/crm/customers/suggest", { method: "POST", body, signal });
    if (!response.ok) return [];
    const { found }: { found: SuggestedCustomer[] } = await response.json();
    void saveCustomers(found);
    return found;
  } catch {
    return signal.aborted ? [] : findSavedCustomers(text);
  }
}
