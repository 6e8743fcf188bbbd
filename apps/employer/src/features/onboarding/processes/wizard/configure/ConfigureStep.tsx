// The fourth step, for each module: its settings, its questions, and who does what (ONB-004, ONB-005, design 10b).
import { asksQuestions, type ModuleType } from '@onward/domain/onboarding/module-types';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionEditor } from '../../../../questions/parts/QuestionEditor.tsx';
import { FORM_QUESTIONS } from '../../../../questions/parts/question-kinds.ts';
import { changeAction, changeModule, type DraftModule } from '../process-draft.ts';
import pane from '../StepPane.module.css';
import type { ProcessEditing } from '../use-process-editor.ts';
import type { WizardPlace } from '../wizard-steps.ts';
import { ActionRows } from './ActionRows.tsx';
import { ConfigFields } from './ConfigFields.tsx';
import styles from './ConfigureStep.module.css';
import { ModuleHead } from './ModuleHead.tsx';
import { ModuleList } from './ModuleList.tsx';

interface Props {
  editing: ProcessEditing;
  module: DraftModule;
  onGo: (place: WizardPlace) => void;
}

export function ConfigureStep({ editing, module, onGo }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const problems = editing.isTried(module.key) ? editing.problemsOf(module.key) : {};
  const change = (next: DraftModule) => editing.change(changeModule(editing.draft, module.key, next));
  return (
    <>
      <ModuleList editing={editing} module={module} step="configure_module" onGo={onGo} />
      <section className={pane.plain} aria-labelledby={`${id}-title`}>
        <ModuleHead id={`${id}-title`} editing={editing} module={module} />
        <ConfigFields
          module={module}
          problems={problems}
          readOnly={editing.readOnly}
          modules={editing.draft.modules}
          onChange={change}
        />
        {asksQuestions(module.module_type as ModuleType) && (
          <Questions
            module={module}
            error={problems['actions.0.form.questions']}
            showProblems={editing.isTried(module.key)}
            readOnly={editing.readOnly}
            onChange={change}
          />
        )}
        <h3 className={styles.subtitle} id={`${id}-who`}>
          {t('onboarding-setup:configure.who')}
        </h3>
        <ActionRows
          labelId={`${id}-who`}
          module={module}
          problems={problems}
          readOnly={editing.readOnly}
          onChange={change}
        />
      </section>
    </>
  );
}

interface QuestionsProps {
  module: DraftModule;
  error: string | undefined;
  showProblems: boolean;
  readOnly: boolean;
  onChange: (module: DraftModule) => void;
}

function Questions({ module, error, showProblems, readOnly, onChange }: QuestionsProps) {
  const { t } = useTranslation();
  const asking = module.actions.find(({ action_type }) => action_type === 'employee_fill_form');
  if (!asking) return null;
  return (
    <div className={styles.questions}>
      <h3 className={styles.subtitle}>{t('onboarding-setup:configure.questions')}</h3>
      <QuestionEditor
        kind={FORM_QUESTIONS}
        label={t('onboarding-setup:configure.questions')}
        questions={asking.form.questions}
        readOnly={readOnly}
        showProblems={showProblems}
        onChange={(questions) =>
          onChange(
            changeAction(module, 'employee_fill_form', {
              form: { questions: questions as (typeof asking)['form']['questions'] },
            }),
          )
        }
      />
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
