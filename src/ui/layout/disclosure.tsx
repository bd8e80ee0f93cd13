import { type ComponentProps, useEffect, useRef, useState } from "react";

type DisclosureProps = Omit<ComponentProps<"details">, "open" | "ref"> & {
  /** Whether the page wants it open, as where the form in it was refused. */
  isOpen: boolean;
};

/** Something folded behind its summary. It opens where the page wants it to; only a person closes it. */
export function Disclosure({ isOpen, ...rest }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpenAtFirst] = useState(isOpen);
  useEffect(() => {
    if (isOpen && details.current) details.current.open = true;
  }, [isOpen]);
  return <details {...rest} ref={details} open={isOpenAtFirst} />;
}
