import { Component, type ComponentType, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { CrashPage } from "~/web/shared/errors/error-page.tsx";
import { readIslandProps } from "./read-page.ts";
import { scrollToMessages, watchPage } from "./watch-page.ts";

/** Hydrates the page's island, which the server rendered with the same form and props. */
export function startIsland<Props extends object>(Form: ComponentType<Props>): void {
  const place = document.querySelector("[data-island]");
  const props = readIslandProps<Props>(document);
  if (!place || !props) return;
  // In development, reloads the page after an edit of its form, since the server renders it.
  import.meta.hot?.on("vite:afterUpdate", () => location.reload());
  watchPage();
  scrollToMessages();
  hydrateRoot(
    place,
    <CrashBoundary>
      <Form {...props} />
    </CrashBoundary>,
  );
}

/** Shows what to do when the form crashes, and reports the crash. */
class CrashBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    return error === undefined ? this.props.children : <CrashPage error={error} />;
  }
}
