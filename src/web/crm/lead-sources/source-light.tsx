import type { ListedSource } from "~/domains/lead-sources/index.server.ts";
import { Badge } from "~/ui/feedback/badge.tsx";

/** How a source is doing. */
export function SourceLight({ health }: Pick<ListedSource, "health">) {
  switch (health.state) {
    case "waiting":
      return <Badge tone="neutral">Waiting for the first lead</Badge>;
    case "changed":
      return <Badge tone="warning">No leads since the setup changed</Badge>;
    case "working":
      return <Badge tone="good">Working</Badge>;
    case "silent":
      return <Badge tone="warning">{`No leads for ${health.days} days`}</Badge>;
    case "failing":
      return <Badge tone="bad">Not working</Badge>;
    case "off":
      return <Badge tone="neutral">Off</Badge>;
  }
}
