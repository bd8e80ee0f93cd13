import { Outlet } from "react-router";
import { Frame } from "~/web/shared/frame/frame.tsx";

export { ErrorBoundary, links } from "../../shared/business/business-sheet.tsx";

/**
 * The site's frame with the small stylesheet of business pages, and without the strategy call for
 * contractors.
 */
export default function BusinessFrame() {
  return (
    <Frame forHomeowners>
      <Outlet />
    </Frame>
  );
}
