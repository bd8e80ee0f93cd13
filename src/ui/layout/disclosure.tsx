import { type ComponentProps, useLayoutEffect, useRef, useState } from "react";

type DisclosureProps = Omit<ComponentProps<"details">, "open" | "ref"> & {
  /** Whether the page opens it, for example because its form was rejected. */
  isOpen: boolean;
};

/** A collapsible section. The page can open it; only the user closes it. */
export function Disclosure({ isOpen, ...rest }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpenAtFirst] = useState(isOpen);
  // Before the effects of what it holds, such as one that focuses a field.
  useLayoutEffect(() => {
    if (isOpen && details.current) details.current.open = true;
  }, [isOpen]);
  return <details {...rest} ref={details} open={isOpenAtFirst} />;
}
