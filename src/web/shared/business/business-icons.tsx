import type { ReactNode } from "react";

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
      {children}
    </svg>
  );
}

export function PhoneIcon() {
  return (
    <Icon>
      <path d="M5 4h4l2 5-3 2a11 11 0 0 0 5 5l2-3 5 2v4c0 1-1 2-2 2A16 16 0 0 1 3 6c0-1 1-2 2-2Z" />
    </Icon>
  );
}

export function PlaceIcon() {
  return (
    <Icon>
      <path d="M12 22s7-6 7-12a7 7 0 0 0-14 0c0 6 7 12 7 12Z" />
      <circle cx="12" cy="10" r="2.5" />
    </Icon>
  );
}

export function MailIcon() {
  return (
    <Icon>
      <path d="M3 6h18v12H3Zm0 1 9 6 9-6" />
    </Icon>
  );
}

export function TickIcon() {
  return (
    <Icon>
      <path d="m4 13 5 5L20 6" />
    </Icon>
  );
}
