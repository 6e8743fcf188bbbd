import { statesOf } from '@onward/domain/platform/contact/regions';

/** A state's name; unknown ones are shown as stored. */
export const stateName = (code: string): string =>
  [...statesOf('US'), ...statesOf('CA')].find((state) => state.code === code)?.name ?? code;
