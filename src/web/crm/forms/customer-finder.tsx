import { useEffect, useRef, useState } from "react";

type List = typeof import("./customer-suggestions.tsx").CustomerSuggestions;

/** The fields of a form in which a customer can be looked up, and what finds them. */
export const customerFields = ["customer_name", "name", "phone", "address"];

/** Suggests the business's customers while a member types in the fields of the form that this is in. */
export function CustomerFinder() {
  const marker = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState<{ List: List; form: HTMLFormElement } | null>(null);
  useEffect(() => {
    const form = marker.current?.closest("form");
    if (!form) return;
    const load = async ({ target }: Event) => {
      if (!customerFields.includes((target as HTMLInputElement).name)) return;
      form.removeEventListener("focusin", load);
      // If the script can't be loaded, such as offline, the form works without it.
      const file = await import("./customer-suggestions.tsx").catch(() => null);
      if (file) setShown({ List: file.CustomerSuggestions, form });
    };
    form.addEventListener("focusin", load);
    return () => form.removeEventListener("focusin", load);
  }, []);
  return (
    <span ref={marker} className="contents">
      {shown ? <shown.List form={shown.form} /> : null}
    </span>
  );
}
