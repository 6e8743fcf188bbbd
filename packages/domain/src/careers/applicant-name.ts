/** How long a first or last name may be. Apart from the rules, so that a field can know it without loading them. */
export const APPLICANT_NAME_MAX = 80;
