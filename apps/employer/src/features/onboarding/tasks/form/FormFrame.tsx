// Around every form of staff: the saved state, conflicts, problems, and leaving with unsaved answers.
import type { OnboardingForm } from '@onward/domain/onboarding/forms/form-fields';
import { fieldsOf } from '@onward/domain/onboarding/forms/form-fields';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveDialog } from '../../../../design/overlays/LeaveDialog.tsx';
import { EditConflict } from '../../../../platform/forms/EditConflict.tsx';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import { useAnswerTexts } from '../../parts/use-answer-texts.ts';
import styles from './HrForm.module.css';
import { SavedState } from './SavedState.tsx';
import type { HrFormState } from './use-hr-form.ts';

interface Props {
  form: OnboardingForm;
  state: HrFormState;
  children: ReactNode;
  /** Without it the form is submitted without a signature. */
  onSubmit?: () => void;
}

export function FormFrame({ form, state, children, onSubmit }: Props) {
  const { t } = useTranslation();
  const texts = useAnswerTexts(form.key);
  const { draft, failure, problemCount } = state;
  const fields = fieldsOf(form);
  const labelOf = (name: string): string => {
    const field = fields.find(({ key }) => key === name);
    return field ? texts.label(field) : name;
  };
  const show = (name: string, value: unknown): string => {
    const field = fields.find(({ key }) => key === name);
    return field ? texts.text(field, { [name]: value as string }).join(', ') : String(value);
  };
  const belongsToFields = failure && Object.keys(failure.fields).length > 0;
  return (
    <form
      className={styles.form}
      data-hr-form=""
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (onSubmit) onSubmit();
        else void state.submit(false);
      }}
    >
      <SavedState draft={draft} />
      {draft.conflict && (
        <EditConflict
          conflict={draft.conflict}
          labelOf={labelOf}
          show={show}
          onTakeTheirs={state.takeTheirs}
          onKeepMine={draft.keepMine}
        />
      )}
      {!belongsToFields && <FormAlert failure={failure} />}
      {children}
      {problemCount > 0 && (
        <p className={styles.problems} role="alert">
          <CircleAlert size={15} aria-hidden="true" />
          {t('onboarding:tasks.problems', { count: problemCount })}
        </p>
      )}
      <LeaveDialog question={state.question} />
    </form>
  );
}
