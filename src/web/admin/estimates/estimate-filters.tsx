import { services } from "~/domains/shared/services/services.ts";
import type { EstimateFilter } from "~/domains/signup/market-estimates/market-estimates.ts";
import { FilterSelect, ListFilters, SearchBox } from "../lists/list-filters.tsx";
import { sourceLabels } from "./estimate-columns.ts";

type EstimateFiltersProps = { filter: EstimateFilter; clearHref: string | null };

/** Which estimates and claims are shown. */
export function EstimateFilters({ filter, clearHref }: EstimateFiltersProps) {
  return (
    <ListFilters clearHref={clearHref}>
      <SearchBox label="Search" placeholder="City, email, or business" value={filter.search} />
      <FilterSelect
        label="Source"
        name="source"
        any="Any source"
        value={filter.source}
        options={Object.entries(sourceLabels).map(([value, label]) => ({ value, label }))}
      />
      <FilterSelect
        label="Service"
        name="service"
        any="Any service"
        value={filter.industry}
        options={services.map(({ key, label }) => ({ value: key, label }))}
      />
      <FilterSelect
        label="Invitation"
        name="invitation"
        any="Any"
        value={filter.invitation}
        options={[
          { value: "not_invited", label: "Not invited" },
          { value: "invited", label: "Invited" },
        ]}
      />
    </ListFilters>
  );
}
