import { type ReactNode, useCallback, useContext, useMemo, useRef, useState } from "react";
import { type ShownToast, ToastContext, type ToastMessage } from "./toast-context.ts";
import { ToastRegion } from "./toast-region.tsx";
import { mostAtOnce } from "./toast-timing.ts";

/** Holds the toasts and, from the first render, the live region that announces them. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const [regions, setRegions] = useState<readonly string[]>([]);
  const nextId = useRef(1);

  const toast = useCallback((message: ToastMessage) => {
    const id = nextId.current++;
    setToasts((shown) => [...shown, { ...message, id }].slice(-mostAtOnce));
  }, []);
  const dismiss = useCallback((id: number) => {
    setToasts((shown) => shown.filter((each) => each.id !== id));
  }, []);
  const enterRegion = useCallback((region: string) => {
    setRegions((entered) => [...entered, region]);
    return () => setRegions((entered) => entered.filter((each) => each !== region));
  }, []);

  const activeRegion = regions.at(-1);
  const value = useMemo(
    () => ({ toasts, activeRegion, enterRegion, toast, dismiss }),
    [toasts, activeRegion, enterRegion, toast, dismiss],
  );
  return (
    <ToastContext value={value}>
      <ToastRegion />
      {children}
    </ToastContext>
  );
}

const nowhere = () => {};

/** The function that shows a toast. Without a provider (a page without script) it does nothing. */
export function useToast(): (message: ToastMessage) => void {
  return useContext(ToastContext)?.toast ?? nowhere;
}
