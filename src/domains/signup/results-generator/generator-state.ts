import type { ShownEstimate } from "~/domains/signup/market-estimates/market-estimates.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";
import type { ToastText } from "~/ui/toasts/show-toast.ts";

export type GeneratorStep = "area" | "contact" | "result";

export type Area = { industry: string; city: string };

/** State of the Results Generator in each of its three steps. */
export type GeneratorState =
  | { step: "area"; area: Area; errors: FieldErrors }
  | {
      step: "contact";
      area: Area;
      contact: { email: string; phone: string };
      errors: FieldErrors;
      /** Why the whole request was rejected, with its log reference. */
      failure: (ToastText & { reference?: string }) | null;
      requestKey: string;
    }
  | {
      step: "result";
      estimate: ShownEstimate;
      /** Whether this visitor just requested it; false for a shared link. */
      own: boolean;
    };

export const startState: GeneratorState = {
  step: "area",
  area: { industry: "", city: "" },
  errors: {},
};

/** Shown with a trade's typical figures (`estimates.fallback`). */
export const typicalNote = "These figures are typical for this trade, not specific to your city.";
