const signs = {
  text: "M4 5h16v11H11l-4.5 4v-4H4Z",
  email: "M3.5 6h17v12h-17Zm0 1 8.5 6.5L20.5 7",
};

/** Icon of a message: a bubble for a text, an envelope for an email. */
export function MessageSign({ by }: { by: keyof typeof signs }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-5 fill-none stroke-brand stroke-2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={signs[by]} />
    </svg>
  );
}
