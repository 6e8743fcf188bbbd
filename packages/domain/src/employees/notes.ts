/** Notes about employees. */
export const NOTE_MAX = 5000;
