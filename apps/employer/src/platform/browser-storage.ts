// Local and session storage that may be closed to us (private windows, blocked frames): reading then finds nothing.

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
    // The choice then lasts as long as this page.
  }
};

const local = () => globalThis.localStorage;
const tab = () => globalThis.sessionStorage;

/** Names of everything that is kept. */
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
