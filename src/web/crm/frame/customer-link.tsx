import { href, Link } from "react-router";

/** A customer's name, with a link to their page if they have one; above the link of its table row. */
export function CustomerLink({ id, name }: { id: string | null; name: string }) {
  if (!id) return name;
  return (
    <Link
      to={href("/crm/customers/:id", { id })}
      className="relative z-1 -my-2 inline-block py-2 hover:underline"
    >
      {name}
    </Link>
  );
}
