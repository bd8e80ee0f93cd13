import { startIsland } from "../site/script/start-island.tsx";
import { WizardForm } from "./wizard-form.tsx";

startIsland(WizardForm);
