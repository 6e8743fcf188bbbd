// Whether the background check of an applicant found something that nobody has decided about (AHD-012).
import type { Application, ApplicationRow } from '@onward/contract/applicants/application';
import { CHECK_STATUSES, type CheckStatus, isFindingOpen } from '@onward/domain/background-checks/states';

export type CheckFacts = Pick<ApplicationRow, 'position_stage' | 'stage_status'> &
  Partial<Pick<Application, 'background_check'>>;

/** Profiles know the newest check; rows of lists only know the status within the current stage. */
export function openFinding({ background_check, position_stage, stage_status }: CheckFacts): CheckStatus | null {
  const ofStage = position_stage.stage_type === 'background_check' ? stage_status : null;
  const status = CHECK_STATUSES.find((each) => each === (background_check?.status ?? ofStage));
  return status && isFindingOpen(status) ? status : null;
}
