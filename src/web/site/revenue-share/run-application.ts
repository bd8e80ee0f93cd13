import { startIsland } from "../../shared/script/start-island.tsx";
import { ApplicationForm } from "./application-form.tsx";

startIsland(ApplicationForm);
