// The home page: the new home or the dashboard, depending on a flag (PLT-030).
import { type FlagValues, isFlagOn } from '@onward/domain/company/flags';
import { paths } from './paths.ts';

export const homePath = (flags: FlagValues): string =>
  isFlagOn(flags, 'homepage_redesign') ? paths.newHome() : paths.dashboard();
