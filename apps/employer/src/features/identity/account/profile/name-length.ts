/** The maximum length of a name in the contract. */
export const NAME_MAX_LENGTH = 120;
