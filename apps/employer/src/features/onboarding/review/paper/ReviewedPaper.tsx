// The paper of a form under the label of the field it answers.
import { fieldsOf, type OnboardingForm } from '@onward/domain/onboarding/forms/form-fields';
import { useAnswerTexts } from '../../parts/use-answer-texts.ts';
import { type Paper, PaperViewer } from './PaperViewer.tsx';

interface Props {
  form: OnboardingForm;
  paper: Paper;
  actionKey: string;
}

export function ReviewedPaper({ form, paper, actionKey }: Props) {
  const texts = useAnswerTexts(form.key);
  const field = fieldsOf(form).find(({ key }) => key === paper.field);
  return <PaperViewer actionKey={actionKey} paper={paper} label={field ? texts.label(field) : paper.name} />;
}
