import { startIsland } from "../site/script/start-island.tsx";
import { ApplicationForm } from "./application-form.tsx";

startIsland(ApplicationForm);
