/** As long as the contract lets a name be. */
export const NAME_MAX_LENGTH = 120;
