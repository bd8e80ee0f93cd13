import {
  channelLabels,
  decisionLabels,
  type OptOutFilter,
  optOutWayLabels,
} from "~/domains/customers/preferences/opt-outs/opt-out-list.ts";
import {
  optOutChannels,
  optOutDecisions,
  optOutWays,
} from "~/domains/messaging/opt-outs/opt-outs.ts";
import { FilterSelect, ListFilters, SearchBox } from "../../lists/list-filters.tsx";

type OptOutFiltersProps = { filter: OptOutFilter; clearHref: string | null };

/** By whom, on which channel, how and what was said last. */
export function OptOutFilters({ filter, clearHref }: OptOutFiltersProps) {
  const { contractorId } = filter;
  return (
    <ListFilters clearHref={clearHref} kept={contractorId ? { contractor: contractorId } : {}}>
      <SearchBox label="Search" placeholder="Name, number, or email" value={filter.search} />
      <FilterSelect
        label="Channel"
        name="channel"
        any="Any channel"
        value={filter.channel}
        options={optOutChannels.map((value) => ({ value, label: channelLabels[value] }))}
      />
      <FilterSelect
        label="Status"
        name="decision"
        any="Any status"
        value={filter.decision}
        options={optOutDecisions.map((value) => ({ value, label: decisionLabels[value] }))}
      />
      <FilterSelect
        label="Method"
        name="way"
        any="Any method"
        value={filter.way}
        options={optOutWays.map((value) => ({ value, label: optOutWayLabels[value] }))}
      />
    </ListFilters>
  );
}
