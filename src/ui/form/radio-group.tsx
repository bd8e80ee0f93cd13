import { ChoiceGroup, type ChoiceGroupProps } from "./choice-group.tsx";

type RadioGroupProps = ChoiceGroupProps & { defaultValue?: string };

/** Radio buttons under one question. */
export function RadioGroup({ defaultValue, ...rest }: RadioGroupProps) {
  return (
    <ChoiceGroup {...rest} type="radio" chosen={defaultValue === undefined ? [] : [defaultValue]} />
  );
}
