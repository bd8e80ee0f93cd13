import { ChoiceGroup, type ChoiceGroupProps } from "./choice-group.tsx";

type CheckboxGroupProps = Omit<ChoiceGroupProps, "required"> & {
  defaultValues?: readonly string[];
};

/** Several check boxes under one question. */
export function CheckboxGroup({ defaultValues = [], ...rest }: CheckboxGroupProps) {
  return <ChoiceGroup {...rest} type="checkbox" chosen={defaultValues} />;
}
