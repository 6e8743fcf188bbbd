// The third step, for each module: what people read before they begin.
import { DESCRIPTION_MAX, MODULE_NAME_MAX } from '@onward/domain/onboarding/processes';
import { Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../../../../design/fields/Field.tsx';
import { TextCounter } from '../../../../../design/fields/TextCounter.tsx';
import { TextInput } from '../../../../../design/fields/TextInput.tsx';
import { MODULE_ICONS } from '../../module-icons.ts';
import { changeModule, type DraftModule } from '../process-draft.ts';
import pane from '../StepPane.module.css';
import type { ProcessEditing } from '../use-process-editor.ts';
import type { WizardPlace } from '../wizard-steps.ts';
import styles from './ConfigureStep.module.css';
import { ModuleHead } from './ModuleHead.tsx';
import { ModuleList } from './ModuleList.tsx';

interface Props {
  editing: ProcessEditing;
  module: DraftModule;
  onGo: (place: WizardPlace) => void;
}

export function IntroductionStep({ editing, module, onGo }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { draft, readOnly } = editing;
  const problems = editing.problemsOf(module.key);
  const nameError = module.name.trim() === '' || editing.isTried(module.key) ? problems.name : undefined;
  const Icon = MODULE_ICONS[module.module_type];
  const change = (values: Partial<DraftModule>) => editing.change(changeModule(draft, module.key, values));
  return (
    <>
      <ModuleList editing={editing} module={module} step="module_introduction" onGo={onGo} />
      <section className={pane.plain} aria-labelledby={`${id}-title`}>
        <ModuleHead id={`${id}-title`} editing={editing} module={module} />
        <div className={styles.introduction}>
          <div className={styles.entries}>
            <Field htmlFor={`${id}-name`} label={t('onboarding-setup:introduction.name')} error={nameError} required>
              <TextInput
                id={`${id}-name`}
                value={module.name}
                maxLength={MODULE_NAME_MAX}
                disabled={readOnly}
                status={nameError ? 'error' : ''}
                aria-required
                aria-describedby={fieldNoteId(`${id}-name`)}
                onChange={({ target }) => change({ name: target.value })}
              />
            </Field>
            <Field
              htmlFor={`${id}-text`}
              label={t('onboarding-setup:introduction.text')}
              hint={t('onboarding-setup:introduction.hint')}
              aside={<TextCounter text={module.description} max={DESCRIPTION_MAX} />}
            >
              <Input.TextArea
                id={`${id}-text`}
                value={module.description}
                rows={4}
                maxLength={DESCRIPTION_MAX}
                disabled={readOnly}
                aria-describedby={fieldNoteId(`${id}-text`)}
                onChange={({ target }) => change({ description: target.value })}
              />
            </Field>
          </div>
          <figure className={styles.preview}>
            <figcaption>{t('onboarding-setup:introduction.preview')}</figcaption>
            <div>
              <Icon size={20} aria-hidden="true" />
              <strong>{module.name}</strong>
              <p>{module.description}</p>
            </div>
          </figure>
        </div>
      </section>
    </>
  );
}
