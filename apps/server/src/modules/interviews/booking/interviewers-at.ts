// Who may hold an interview for an application: the interviewers of its stage, and colleagues who may see its location
// (AHD-007, SCH-006).
import { appliesAt, interviewersAt } from '@onward/domain/hiring-processes/stage-places';
import type { StageConfig } from '@onward/domain/hiring-processes/stages';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { fieldInvalid } from '../../../platform/http/errors.ts';
import { findStaffAt } from '../../staff/staff.service.ts';
import { listStagePlaces } from './stage-places.queries.ts';

/** The settings of a stage as they apply to one application. */
export async function configFor(
  tx: Transaction,
  companyId: number,
  applicationId: number,
  config: StageConfig,
): Promise<StageConfig> {
  if ((config.location_ids ?? []).length === 0) return config;
  const [place] = await listStagePlaces(tx, companyId, [applicationId]);
  if (!place || appliesAt(config, place.location.id)) return config;
  const maySee = await findStaffAt(tx, companyId, config.interviewer_ids ?? [], place.location);
  return { ...config, interviewer_ids: interviewersAt(config, place.location.id, maySee) };
}

interface Chosen {
  applicationIds: readonly number[];
  interviewerIds: readonly number[];
  /** Interviewers the meeting already has; they stay, whatever they may see now. */
  kept?: readonly number[];
  field: string;
}

export async function requireInterviewersAt(
  tx: Transaction,
  companyId: number,
  { applicationIds, interviewerIds, kept = [], field }: Chosen,
): Promise<void> {
  const added = interviewerIds.filter((id) => !kept.includes(id));
  if (added.length === 0) return;
  for (const { location, config } of await listStagePlaces(tx, companyId, applicationIds)) {
    const maySee = await findStaffAt(tx, companyId, added, location);
    const named = interviewersAt(config, location.id, maySee);
    if (added.some((id) => !maySee.includes(id) && !named.includes(id))) {
      throw fieldInvalid(field, 'interviewer_elsewhere');
    }
  }
}
