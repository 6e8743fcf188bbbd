import { useAccess } from '../../../platform/access.ts';
import { SEE_CLOCK } from '../demands.ts';

/** Whether Forms I-9 are shown at all. */
export const useSeesI9 = (): boolean => useAccess().may(SEE_CLOCK);
