// What offers and background checks ask of applicants, as the page of their application says it (CAR-012).
import type { StageStatus } from '../applicants/stages/stage-statuses.ts';
import type { StageType } from '../hiring-processes/stages.ts';
import { ownValue } from '../platform/own-value.ts';

type Asks = 'asked' | 'done' | 'declined';

/** Statuses without an entry ask for nothing and have nothing done. */
const ASKS: Partial<Record<StageType, Partial<Record<StageStatus, Asks>>>> = {
  offer: { sent: 'asked', signed_by_applicant: 'done', signed: 'done', declined: 'declined' },
  background_check: {
    invitation_sent: 'asked',
    pending: 'done',
    consider: 'done',
    clear: 'done',
    pre_adverse_action: 'asked',
    dispute: 'done',
  },
};

const asksIn = (type: StageType, status: string | null): Asks | undefined =>
  status === null ? undefined : ownValue(ASKS[type] ?? {}, status);

export const isAsked = (type: StageType, status: string | null): type is 'offer' | 'background_check' =>
  asksIn(type, status) === 'asked';

export const isDone = (type: StageType, status: string | null): boolean =>
  status === 'completed' || asksIn(type, status) === 'done';

/** They said no; somebody may still ask them again. */
export const isDeclined = (type: StageType, status: string | null): boolean => asksIn(type, status) === 'declined';
