import { type ComponentType, createContext, type ReactElement, useContext } from "react";
import { Toasts } from "~/ui/toasts/toasts.tsx";
import loader from "./load-island.ts?worker&url";

/** Turns an island into markup that the browser can hydrate. Only the server provides it. */
export const RenderIsland = createContext<(part: ReactElement) => string>(() => "");

/** In development, components expect the refresh runtime before they are loaded. */
const refreshRuntime = "/@id/__x00__virtual:react-router/inject-hmr-runtime";

type IslandProps<Props extends object> = {
  /** The form. Its props are part of the page as JSON. */
  form: ComponentType<Props>;
  props: Props;
  /** The script that calls `startIsland` with the same form. */
  script: string;
};

/**
 * A form that is React in a page without React: the page's HTML works and is what is painted, and its script is
 * loaded after that. Such a page sends `runsScriptFiles`.
 */
export function Island<Props extends object>({ form: Form, props, script }: IslandProps<Props>) {
  const render = useContext(RenderIsland);
  const json = JSON.stringify(props).replace(/</g, "\\u003c");
  return (
    <>
      <div
        data-island={script}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: what React rendered
        dangerouslySetInnerHTML={{ __html: render(<Form {...props} />) }}
      />
      <script
        type="application/json"
        data-island-props=""
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped
        dangerouslySetInnerHTML={{ __html: json }}
      />
      <Toasts />
      {import.meta.env.DEV ? <script type="module" src={refreshRuntime} /> : null}
      <script type="module" src={loader} />
    </>
  );
}
