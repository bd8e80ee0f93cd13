import { Outlet } from "react-router";
import { Frame } from "../../shared/frame/frame.tsx";

export { ErrorBoundary, links } from "../../shared/business/business-sheet.tsx";

/** The site's frame with the small style sheet of business pages, and without the call that sells to contractors. */
export default function BusinessFrame() {
  return (
    <Frame forHomeowners>
      <Outlet />
    </Frame>
  );
}
