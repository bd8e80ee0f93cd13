import type { ShownEstimate } from "~/domains/signup/market-estimates/market-estimates.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";
import type { ToastText } from "~/ui/toasts/toast-message.ts";

export type GeneratorStep = "area" | "contact" | "result";

export type Area = { industry: string; city: string };

/** Where the Results Generator stands, and what it knows, in its three steps. */
export type GeneratorState =
  | { step: "area"; area: Area; errors: FieldErrors }
  | {
      step: "contact";
      area: Area;
      contact: { email: string; phone: string };
      errors: FieldErrors;
      /** Why the request as a whole was refused, and under which reference the log has it. */
      failure: (ToastText & { reference?: string }) | null;
      requestKey: string;
    }
  | {
      step: "result";
      estimate: ShownEstimate;
      /** Whether this visitor has just asked for it; others see a shared link. */
      own: boolean;
    };

export const startState: GeneratorState = {
  step: "area",
  area: { industry: "", city: "" },
  errors: {},
};

/** Of an estimate that is the trade's fallback (`estimates.fallback`). */
export const typicalNote = "These figures are typical for this trade, not specific to your city.";
