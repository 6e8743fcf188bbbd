// Where home is: the new home or the dashboard, by flag (PLT-030).
import { type FlagValues, isFlagOn } from '@onward/domain/company/flags';
import { paths } from './paths.ts';

export const homePath = (flags: FlagValues): string =>
  isFlagOn(flags, 'homepage_redesign') ? paths.newHome() : paths.dashboard();
