import { directorySearch } from "~/content/locations.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import type { Asked } from "./directory-address.ts";

type SearchFormProps = {
  asked: Asked;
  /** The services found in the data. */
  services: readonly { slug: string; label: string }[];
};

/** Text search and service filter: a plain form whose answer has an address. */
export function SearchForm({ asked, services }: SearchFormProps) {
  return (
    <search>
      <form id="directory" action="/locations" className="flex flex-col gap-4">
        <TextField
          label={directorySearch.text.label}
          name="q"
          type="search"
          defaultValue={asked.text}
          placeholder={directorySearch.text.placeholder}
          autoComplete="off"
          maxLength={100}
          enterKeyHint="search"
        />
        <div className="grid gap-4 sm:grid-cols-[1fr_auto] sm:items-end">
          <SelectField
            label={directorySearch.service.label}
            id="directory-service"
            name="service"
            defaultValue={asked.service ?? ""}
            placeholder={directorySearch.service.all}
            options={services.map(({ slug, label }) => ({ value: slug, label }))}
          />
          <Button type="submit" className="min-h-12 sm:px-8">
            {directorySearch.submit}
          </Button>
        </div>
        {asked.state ? <input type="hidden" name="state" value={asked.state} /> : null}
      </form>
    </search>
  );
}
