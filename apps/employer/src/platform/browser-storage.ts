// Local and session storage, which may be unavailable (private windows, blocked frames): reading then returns nothing.

const read = (storage: () => Storage, key: string): string | null => {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
};

const write = (storage: () => Storage, key: string, value: string | null): void => {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
  } catch {
    // The choice then only lasts until the page is closed.
  }
};

const local = () => globalThis.localStorage;
const tab = () => globalThis.sessionStorage;

/** Keys of all stored values. */
export const storedKeys = (): string[] => {
  try {
    return Object.keys(local());
  } catch {
    return [];
  }
};
export const readStored = (key: string): string | null => read(local, key);
export const writeStored = (key: string, value: string | null): void => write(local, key, value);
export const readTabStored = (key: string): string | null => read(tab, key);
export const writeTabStored = (key: string, value: string | null): void => write(tab, key, value);
