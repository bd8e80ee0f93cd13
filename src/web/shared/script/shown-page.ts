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
import { useSendInOrder } from "./send-in-order.ts";
import { showSaid } from "./show-said.ts";
import { watchPage } from "./watch-page.ts";

/** The page in sight, for what runs outside of components. */
export const shownPage = {
  address: () => "",
  handles: (): PageHandle[] => [],
  /** Gives up the page that is on its way; nothing is loaded again. */
  stay: () => {},
  /** Whether something else is shown in place of the page, such as a confirmation. */
  isFailed: () => false,
  /** Reads the page's data again, once what is on its way has arrived. */
  readAgain: () => {},
  /** A form's request failed, and a toast says so: what the page said before is not said again. */
  sendingFailed: () => {},
};

/** Keeps `shownPage` up to date, and the page's toasts and links in order while script runs. */
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
  useSaid();
  useReadAgain();
  useSendInOrder();
  useEffect(() => void dispatchEvent(new Event(scriptRuns)), []);
  return null;
}

/** The router itself reads nothing again after a refusal. */
function useReadAgain(): void {
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

/** Brings what an answer says into sight. */
function useSaid(): void {
  const { formMethod } = useNavigation();
  const answered = useRef(() => {});
  useEffect(() => {
    const shown = showSaid();
    answered.current = shown.answered;
    shownPage.sendingFailed = shown.leave;
    return shown.end;
  }, []);
  useEffect(() => {
    if (formMethod === "POST") return () => answered.current();
  }, [formMethod]);
}
