// Single-key shortcuts can be turned off on this device.
import { readStored, writeStored } from './browser-storage.ts';
import { createStore, useStore } from './store.ts';

const STORAGE_KEY = 'single_key_shortcuts';
const OFF = 'off';

const store = createStore(readStored(STORAGE_KEY) !== OFF);

export const singleKeysOn = (): boolean => store.get();
export const useSingleKeysOn = (): boolean => useStore(store);

export function setSingleKeys(on: boolean): void {
  writeStored(STORAGE_KEY, on ? null : OFF);
  store.set(on);
}
