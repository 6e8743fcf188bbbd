// The settings of each stage type (JOB-018).

import { FormField, QuizFields } from './FormFields.tsx';
import { OfferField } from './OfferField.tsx';
import { PackageField } from './PackageField.tsx';
import { SchedulingFields } from './SchedulingFields.tsx';
import type { StageFieldsProps } from './stage-fields.ts';

export function StageFields(props: StageFieldsProps) {
  switch (props.stage.stage_type) {
    case 'online_form':
      return <FormField {...props} />;
    case 'online_quiz':
      return <QuizFields {...props} />;
    case 'scheduling':
      return <SchedulingFields {...props} />;
    case 'background_check':
      return <PackageField {...props} />;
    case 'offer':
      return <OfferField {...props} />;
    case 'application':
    case 'custom':
      return null;
  }
}
