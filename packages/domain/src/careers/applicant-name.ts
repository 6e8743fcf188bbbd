/**
 * Maximum length of a first or last name. In its own file so that a form field can use it without loading the other
 * rules.
 */
export const APPLICANT_NAME_MAX = 80;
