// Moves an applicant to an interview stage of their job while their interview is scheduled (SCH-009): both or neither.
import { moveToStage } from '@onward/domain/applicants/actions/catalog/move-to-stage';
import { STAGE_ENTRY_STATUSES } from '@onward/domain/applicants/statuses';
import { decideAccess } from '@onward/domain/staff/access';
import type { App } from '../../../platform/app.ts';
import { accessRefused, fieldInvalid } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { enterStage } from '../../applicants/applicants.service.ts';
import { openTaskLink } from '../../careers/careers.service.ts';
import { stagesOfPosition } from '../../hiring-processes/hiring-processes.service.ts';

interface Place {
  applicationId: number;
  processId: number | null;
  stageId: number;
  stageName: string;
  /** The visit that ends. An applicant who has already left it is not moved. */
  stageEntry: number;
}

export async function moveToInterview(
  app: App,
  { tx, access, now }: CompanyCall,
  from: Place,
  stageId: number,
): Promise<void> {
  const { companyId, staffId } = access;
  const decision = decideAccess(moveToStage.demand, access);
  if (!decision.allowed) throw accessRefused(decision);
  const stages = await stagesOfPosition(tx, companyId, from.processId);
  const stage = stages.find(({ id, stage_type }) => id === stageId && stage_type === 'scheduling');
  if (!stage) throw fieldInvalid('stage_id', 'unknown_record');
  const entering = { companyId, actor: 'staff', staffId, now, statuses: STAGE_ENTRY_STATUSES.staff } as const;
  const detail = { from: from.stageId, from_stage: from.stageName, to: stage.id, stage: stage.name };
  const [moved] = await enterStage(tx, entering, [
    { applicationId: from.applicationId, stage, fromEntry: from.stageEntry, action: 'moved_stage', detail },
  ]);
  // Its link stays with the interview; without it they would still be asked to pick a time.
  if (moved) await openTaskLink(app, tx, moved, 'scheduling');
}
