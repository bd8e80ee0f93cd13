import { Button, LinkButton } from "~/ui/buttons/button.tsx";
import type { ButtonVariant } from "~/ui/styles/class-names.ts";
import { notFound } from "~/web/shared/errors/not-found.server.ts";
import type { Route } from "./+types/design";
import { Display, Feedback, Row, Specimen } from "./design/display.tsx";
import { Fields, Overlays } from "./design/fields.tsx";

// Written out, because Tailwind generates only classes that it finds in the source.
const swatches = [
  ["canvas", "bg-canvas"],
  ["surface", "bg-surface"],
  ["sunken", "bg-sunken"],
  ["ink", "bg-ink"],
  ["muted", "bg-muted"],
  ["line", "bg-line"],
  ["edge", "bg-edge"],
  ["brand", "bg-brand"],
  ["action", "bg-action"],
  ["deep", "bg-deep"],
  ["good", "bg-good"],
  ["warning", "bg-warning"],
  ["bad", "bg-bad"],
  ["info", "bg-info"],
  ["focus", "bg-focus"],
] as const;

const sizes = [
  ["4xl", "text-4xl font-bold tracking-tight"],
  ["3xl", "text-3xl font-bold tracking-tight"],
  ["2xl", "text-2xl font-bold tracking-tight"],
  ["xl", "text-xl font-semibold"],
  ["lg", "text-lg"],
  ["base", "text-base"],
  ["sm", "text-sm"],
  ["xs", "text-xs"],
] as const;

const variants: ButtonVariant[] = ["action", "primary", "secondary", "quiet", "danger"];
export const handle = { hydrate: true };

/** Development only. */
export function loader({ context, request }: Route.LoaderArgs) {
  if (import.meta.env.PROD) throw notFound(context, new URL(request.url).pathname);
  return null;
}

export const meta: Route.MetaFunction = () => [
  { title: "Design" },
  { name: "robots", content: "noindex" },
];

/** Gallery of all components in all their states, for developers. */
export default function Design() {
  return (
    <div className="page-width section-space flex flex-col gap-20">
      <header>
        <h1 className="text-4xl">Components</h1>
        <p className="mt-4 max-w-2xl text-lg text-muted">
          What pages are made of. Look at it in both color schemes, at 320 pixels, by keyboard alone
          and in print before changing any of it.
        </p>
      </header>
      <Colors />
      <Actions />
      <Fields />
      <Feedback />
      <Overlays />
      <Display />
    </div>
  );
}

function Colors() {
  return (
    <Specimen title="Colors and type">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-4">
        {swatches.map(([name, fill]) => (
          <li key={name} className="text-sm">
            <span className={`raised block h-16 rounded-lg ${fill}`} />
            {name}
          </li>
        ))}
      </ul>
      <ul className="flex flex-col gap-3">
        {sizes.map(([name, style]) => (
          <li key={name} className={style}>
            {name}: the lead is yours alone
          </li>
        ))}
      </ul>
      <p>
        Words can hold a{" "}
        <a href="#main" className="text-link">
          link in the text
        </a>
        .
      </p>
    </Specimen>
  );
}

function Actions() {
  return (
    <Specimen title="Buttons and links">
      {(["small", "medium", "large"] as const).map((size) => (
        <Row key={size}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {variant}
            </Button>
          ))}
        </Row>
      ))}
      <Row>
        <Button disabled>Disabled</Button>
        <Button busy busyLabel="Saving...">
          Next
        </Button>
        <Button variant="action" busy busyLabel="Submitting...">
          Submit &amp; Launch My Lead System
        </Button>
        <LinkButton href="#main" variant="action">
          Link, action
        </LinkButton>
        <LinkButton href="#main" variant="secondary">
          Link, secondary
        </LinkButton>
      </Row>
      <div className="deep-band rounded-2xl p-6">
        <Row>
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
        </Row>
      </div>
    </Specimen>
  );
}
