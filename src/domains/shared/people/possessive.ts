/** A name's possessive: "Sam Stone’s", "Birchwood Apartments’". */
export const possessive = (name: string): string => `${name}${/s$/i.test(name) ? "’" : "’s"}`;
