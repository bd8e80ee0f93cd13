import { useContext, useEffect, useRef } from "react";
import {
  UNSAFE_DataRouterDataContext as DataContext,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
} from "react-router";
import { scriptRuns } from "./load-later.ts";
import { type PageHandle, usePageHandles } from "./page-handle.ts";
import { scrollToMessages } from "./scroll-to-messages.ts";
import { useSendInOrder } from "./send-in-order.ts";
import { watchPage } from "./watch-page.ts";

/** The current page, for code outside of components. */
export const shownPage = {
  address: () => "",
  handles: (): PageHandle[] => [],
  /** Cancels the pending navigation without reloading. */
  stay: () => {},
  /** Whether something else is shown instead of the page, such as a confirmation. */
  isFailed: () => false,
  /** Reloads the page's data after pending requests. */
  readAgain: () => {},
  /**
   * Called when a form's request failed and a toast says so: the page's earlier message isn't
   * repeated.
   */
  sendingFailed: () => {},
};

/** Keeps `shownPage` current, and runs the page's toasts and links. */
export function ShownPage() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const handles = usePageHandles();
  const isFailed = Boolean(useContext(DataContext)?.errors);
  useEffect(() => {
    shownPage.isFailed = () => isFailed;
    shownPage.address = () => new URL(pathname + search, location.origin).href;
    shownPage.handles = () => handles;
    shownPage.stay = () =>
      void navigate(
        { pathname, search, hash },
        { state, replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
      );
  });
  useEffect(() => watchPage(), []);
  useScrollToMessage();
  useRevalidateAfterRefusal();
  useSendInOrder();
  useEffect(() => void dispatchEvent(new Event(scriptRuns)), []);
  return null;
}

/** The router itself doesn't revalidate after a refusal. */
function useRevalidateAfterRefusal(): void {
  const { state } = useNavigation();
  const { revalidate } = useRevalidator();
  const waits = useRef(false);
  useEffect(() => {
    if (state === "idle" && waits.current) {
      waits.current = false;
      void revalidate();
    }
    shownPage.readAgain = () => {
      if (state === "idle") void revalidate();
      else waits.current = true;
    };
  }, [state, revalidate]);
}

/** Scrolls a response's message into view. */
function useScrollToMessage(): void {
  const { formMethod } = useNavigation();
  const answered = useRef(() => {});
  useEffect(() => {
    const shown = scrollToMessages();
    answered.current = shown.answered;
    shownPage.sendingFailed = shown.leave;
    return shown.end;
  }, []);
  useEffect(() => {
    if (formMethod === "POST") return () => answered.current();
  }, [formMethod]);
}
