// What counts as an email address, the same on client and server (PLT-045).

const EMAIL_PATTERN =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;
const EMAIL_MAX_LENGTH = 254;

export const isEmail = (value: string): boolean => {
  const email = value.trim();
  return email.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(email);
};

/** Addresses are stored trimmed and in lowercase. */
export const normalizeEmail = (value: string): string => value.trim().toLowerCase();
