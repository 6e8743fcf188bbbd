/** The text of each choice; some are shared with job postings. */
export const CHOICE_TEXTS: Readonly<Record<string, (value: string) => string>> = {
  gender: (value) => `employees:genders.${value}`,
  flsa_status: (value) => `employees:flsa.${value}`,
  employment_type: (value) => `positions:employment.${value}`,
  pay_unit: (value) => `positions:units.${value}`,
};

export const choiceKey = (field: string, value: string): string => CHOICE_TEXTS[field]?.(value) ?? value;
