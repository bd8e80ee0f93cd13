import { changePreferences } from "~/domains/identity/index.server.ts";
import { readForm } from "~/platform/http/requests/read-body.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Card } from "~/ui/layout/card.tsx";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { useFrame } from "~/web/admin/frame/use-frame.ts";
import { sectionsOf } from "../frame/sections.ts";
import type { Route } from "./+types/keyboard";
import { ShortcutList, ShortcutSwitch } from "./keyboard-tools.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Keyboard shortcuts" }];

/** Saves whether single-letter shortcuts are on for the signed-in user. */
export async function action({ request, context }: Route.ActionArgs) {
  const shortcuts = (await readForm(request)).get("shortcuts") !== "off";
  const member = context.get(staffContext);
  await changePreferences(context.get(platformContext), member, { shortcuts });
  return null;
}

/** Keyboard shortcuts of the staff area, with a switch to turn them off. */
export default function Keyboard() {
  const frame = useFrame();
  if (!frame) return null;
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <h1 className="text-2xl">Keyboard shortcuts</h1>
      <Card as="section" className="flex flex-col gap-6">
        <ShortcutSwitch letters={frame.shortcuts} />
        <ShortcutList sections={sectionsOf(frame.member, frame)} />
      </Card>
    </div>
  );
}
