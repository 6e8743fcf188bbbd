// What matters now about an applicant, at the top of the sidebar.
import type { Application } from '@onward/contract/applicants/application';
import type { ActionName } from '@onward/domain/applicants/actions/codes';
import { EmployeeRecordCard } from '../../../employees/parts/EmployeeRecordCard.tsx';
import type { Offered } from '../../actions/offered-actions.ts';
import { NextStep } from './NextStep.tsx';
import { QuizTime } from './QuizTime.tsx';
import { RejectLock } from './RejectLock.tsx';

interface Props {
  applicant: Application;
  offered: Offered;
  onStart: (action: ActionName) => void;
  onMoveTo: (stageId: number) => Promise<void>;
}

export function RailCards({ applicant, offered, onStart, onMoveTo }: Props) {
  const reject = offered.actions.find((action) => action === 'reject' || action === 'reject_applicant');
  return (
    <>
      <RejectLock applicant={applicant} onReject={reject ? () => onStart(reject) : null} />
      <QuizTime applicant={applicant} />
      <NextStep applicant={applicant} offered={offered} onMoveTo={onMoveTo} onHire={() => onStart('mark_hired')} />
      <EmployeeRecordCard application={applicant} />
    </>
  );
}
