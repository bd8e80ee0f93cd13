import { useEffect, useRef, useState } from "react";
import { logoColors, logoMessage, parseBrandColor, refuseLogo } from "~/domains/signup/index.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { FileField } from "~/ui/form/file-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { fieldProps } from "./field-props.ts";
import type { StepFieldsProps } from "./step-fields.tsx";

/** Step 6: branding of the page. All fields are optional. */
export function BrandingFields(form: StepFieldsProps) {
  const [refused, setRefused] = useState(form.logoProblem);
  const [chosen, setChosen] = useState<File | null>(null);
  const logoUrl = typeof form.values.logo_url === "string" ? form.values.logo_url : "";
  return (
    <>
      <input type="hidden" name="logo_url" value={logoUrl} />
      <FileField
        label="Logo"
        name="logo"
        optional
        accept="image/*"
        hint="PNG, JPEG, or WebP, up to 5 MB."
        error={refused ? logoMessage(refused) : undefined}
        currentUrl={logoUrl || undefined}
        currentAlt="Your current logo"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          setRefused(file ? refuseLogo(file) : null);
          setChosen(file ?? null);
        }}
      />
      <BrandColorField form={form} logo={refused ? null : (chosen ?? (logoUrl || null))} />
      <TextField {...fieldProps("tagline", form)} optional />
      <TextField
        {...fieldProps("website", form)}
        optional
        type="url"
        inputMode="url"
        autoComplete="url"
      />
      <TextField {...fieldProps("facebook_page", form)} optional type="url" inputMode="url" />
    </>
  );
}

const commonColors = ["Navy", "Blue", "Teal", "Green", "Red", "Orange", "Purple", "Black"];
const fallback = "#12305f";
/** Size in pixels at which a logo is drawn to count its colors. */
const side = 64;

type BrandColorProps = {
  form: StepFieldsProps;
  /** Newly selected logo, or the URL of the saved one. */
  logo: File | string | null;
};

/** Brand color: typed or, with JavaScript, picked from swatches, a color picker or the logo. */
function BrandColorField({ form, logo }: BrandColorProps) {
  const field = fieldProps("brand_color", form);
  const box = useRef<HTMLDivElement>(null);
  const [scripted, setScripted] = useState(false);
  const [chosen, setChosen] = useState(parseBrandColor(field.defaultValue ?? ""));
  const [logoColors, setLogoColors] = useState<string[] | null>(null);
  useEffect(() => setScripted(true), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another logo has other colors
  useEffect(() => setLogoColors(null), [logo]);

  function choose(color: string) {
    const input = box.current?.querySelector<HTMLInputElement>("[name=brand_color]");
    if (!input) return;
    input.value = color;
    setChosen(parseBrandColor(color));
  }

  async function readLogo() {
    const colors = logo ? await readColors(logo).catch(() => []) : [];
    setLogoColors(colors);
    if (colors[0]) choose(colors[0]);
  }

  return (
    <div
      ref={box}
      className="flex flex-col gap-3"
      onChange={(event) => {
        const { name, value } = event.target as HTMLInputElement;
        if (name === "brand_color") setChosen(parseBrandColor(value));
      }}
    >
      <TextField {...field} optional hint="A color code like #1d4ed8, or a name like navy." />
      {/* Takes up its space before JavaScript runs, so nothing below it shifts. */}
      <fieldset
        aria-label="Pick one"
        disabled={!scripted}
        className="flex flex-wrap gap-2 noscript:hidden"
      >
        {commonColors.map((name) => (
          <Swatch key={name} name={name} color={name.toLowerCase()} {...{ chosen, choose }} />
        ))}
        <input
          type="color"
          aria-label="Any color"
          value={chosen ?? fallback}
          onChange={(event) => choose(event.currentTarget.value)}
          className="size-11 cursor-pointer rounded-lg border border-edge bg-surface p-1"
        />
        {logoColors?.map((color, index) => (
          <Swatch key={color} name={`Logo color ${index + 1}`} {...{ color, chosen, choose }} />
        ))}
        {logo && logoColors === null ? (
          <Button variant="secondary" onClick={readLogo}>
            Use my logo’s colors
          </Button>
        ) : null}
      </fieldset>
      <p role="status" className="text-sm text-muted empty:hidden">
        {logoColors?.length === 0
          ? "We couldn’t find a color in your logo. Pick one instead."
          : null}
      </p>
    </div>
  );
}

type SwatchProps = {
  name: string;
  color: string;
  chosen: string | null;
  choose: (color: string) => void;
};

function Swatch({ name, color, chosen, choose }: SwatchProps) {
  const isChosen = chosen !== null && chosen === parseBrandColor(color);
  return (
    <button
      type="button"
      title={name}
      aria-label={name}
      aria-pressed={isChosen}
      onClick={() => choose(color)}
      className="size-11 overflow-hidden rounded-lg border border-edge outline-offset-2 aria-pressed:outline-3 aria-pressed:outline-ink"
    >
      {/* The content security policy refuses inline styles in the server's HTML. */}
      <svg className="size-full" aria-hidden="true">
        <rect width="100%" height="100%" fill={parseBrandColor(color) ?? "none"} />
      </svg>
    </button>
  );
}

/** @throws Error if the browser can't draw the file, or the saved logo can't be fetched */
async function readColors(logo: File | string): Promise<string[]> {
  const file = typeof logo === "string" ? await (await fetch(logo)).blob() : logo;
  const image = await createImageBitmap(file, { resizeWidth: side, resizeHeight: side });
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext("2d");
  context?.drawImage(image, 0, 0);
  image.close();
  return context ? logoColors(context.getImageData(0, 0, side, side).data) : [];
}
