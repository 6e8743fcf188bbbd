// Startup data for components. Pages inside the main layout are only shown once it is loaded.
import type { User } from '@onward/contract/identity/identity';
import { type Flag, isFlagOn } from '@onward/domain/company/flags';
import { useStore } from '../store.ts';
import type { StartupData } from './startup-data.ts';
import { type StartupState, startupStore } from './startup-store.ts';

export const useStartupState = (): StartupState => useStore(startupStore);

export function useStartup(): StartupData {
  const state = useStartupState();
  if (state.kind !== 'ready') throw new Error('Startup data is read outside the signed-in area');
  return state.data;
}

export const useCurrentUser = (): User => useStartup().user;

export const useFlag = (flag: Flag): boolean => isFlagOn(useStartup().flags, flag);
