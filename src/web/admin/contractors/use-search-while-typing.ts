import { type ChangeEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router";

/** Milliseconds without a key before the list is asked. */
const pause = 250;

/**
 * Answers while somebody types: the address follows without an entry of its own in the history, and
 * the field keeps its focus and what is being typed (`staff.search-while-typing`).
 * @param search what the list shows now
 * @param addressOf the list's address for a search
 */
export function useSearchWhileTyping(search: string, addressOf: (search: string) => string) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const asked = useRef(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    // What was asked for elsewhere, by Back or a link, is shown; what is being typed stays.
    if (search === asked.current) return;
    asked.current = search;
    if (field.current) field.current.value = search;
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    ref: field,
    onChange({ target }: ChangeEvent<HTMLInputElement>) {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        asked.current = target.value.trim();
        void navigate(addressOf(asked.current), { replace: true, preventScrollReset: true });
      }, pause);
    },
    /** Enter asks at once. */
    onSubmit() {
      clearTimeout(timer.current);
      asked.current = field.current?.value.trim() ?? "";
    },
  };
}
