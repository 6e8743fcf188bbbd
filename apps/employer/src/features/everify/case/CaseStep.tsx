// What HR does now, by the state of the case (EVF-016).
import { closureReasons } from '@onward/domain/everify/case-rules';
import { isPolled } from '@onward/domain/everify/case-states';
import type { StepProps } from './step-props.ts';
import { ClosedStep } from './steps/ClosedStep.tsx';
import { CloseStep } from './steps/CloseStep.tsx';
import { DataStep } from './steps/DataStep.tsx';
import { MismatchStep } from './steps/MismatchStep.tsx';
import { PhotoStep } from './steps/PhotoStep.tsx';
import { SubmitStep } from './steps/SubmitStep.tsx';
import { UploadStep } from './steps/UploadStep.tsx';
import { WaitStep } from './steps/WaitStep.tsx';

export function CaseStep(props: StepProps) {
  const { status } = props.of;
  switch (status) {
    case 'DRAFT':
    case 'SUBMISSION_FAILED':
      return <SubmitStep {...props} />;
    case 'UNCONFIRMED_DATA':
      return <DataStep {...props} />;
    case 'PHOTO_MATCH':
      return <PhotoStep {...props} />;
    case 'SCAN_AND_UPLOAD':
      return <UploadStep {...props} />;
    case 'PENDING_REFERRAL':
      return <MismatchStep {...props} />;
    case 'CLOSED':
      return <ClosedStep {...props} />;
    default:
      if (isPolled(status)) return <WaitStep {...props} />;
      return closureReasons(status).length > 0 ? <CloseStep {...props} /> : null;
  }
}
