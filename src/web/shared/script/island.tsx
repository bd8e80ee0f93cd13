import { type ComponentType, createContext, type ReactElement, useContext } from "react";
import { Toasts } from "~/ui/toasts/toasts.tsx";
import loader from "./load-island.ts?worker&url";

/** Renders an island as markup that the browser can hydrate. Provided only on the server. */
export const RenderIsland = createContext<(part: ReactElement) => string>(() => "");

/** In development, components need the refresh runtime before they load. */
const refreshRuntime = "/@id/__x00__virtual:react-router/inject-hmr-runtime";

type IslandProps<Props extends object> = {
  /** The form. Its props are embedded in the page as JSON. */
  form: ComponentType<Props>;
  props: Props;
  /** Script that calls `startIsland` with the same form. */
  script: string;
};

/**
 * A React form on a page without React: the HTML works and is painted, and the script loads after
 * that. The page must send `runsScriptFiles`.
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
