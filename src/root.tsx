import { Links, Meta, Outlet, Scripts, useMatches } from "react-router";
export default function Root() {
  const hydrate = useMatches().some(
    (m) => (m.handle as { hydrate?: boolean } | undefined)?.hydrate,
  );
  return (
    <html lang="en">
      <head>
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        {hydrate ? <Scripts /> : null}
      </body>
    </html>
  );
}
