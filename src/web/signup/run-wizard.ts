import { startIsland } from "../shared/script/start-island.tsx";
import { WizardForm } from "./wizard-form.tsx";

startIsland(WizardForm);
