/** The corner of the screen in which toasts stand, above everything else. */
export const toastRegionStyle =
  "pointer-events-none fixed inset-x-4 bottom-4 z-50 flex flex-col gap-3 sm:left-auto sm:w-96 print:hidden";
