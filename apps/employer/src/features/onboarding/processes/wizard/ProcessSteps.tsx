// The four steps; each can be opened at any time (design 10).
import { useTranslation } from 'react-i18next';
import { WizardSteps } from '../../../../design/wizard/WizardSteps.tsx';
import { givenModules } from './process-draft.ts';
import type { ProcessEditing } from './use-process-editor.ts';
import { WIZARD_STEPS, type WizardPlace, type WizardStep } from './wizard-steps.ts';

interface Props {
  editing: ProcessEditing;
  place: WizardPlace;
  onGo: (place: WizardPlace) => void;
}

export function ProcessSteps({ editing, place, onGo }: Props) {
  const { t } = useTranslation();
  const metaOf = (step: WizardStep): string => {
    if (step === 'configure_process_name' && editing.draft.name.trim()) return editing.draft.name;
    if (step === 'select_module')
      return t('onboarding-setup:wizard.selected', { count: givenModules(editing.draft).length });
    return t(`onboarding-setup:steps.${step}.meta`);
  };
  const steps = WIZARD_STEPS.map((key) => ({
    key,
    name: t(`onboarding-setup:steps.${key}.name`),
    meta: metaOf(key),
  }));
  return (
    <WizardSteps
      label={t('onboarding-setup:wizard.steps')}
      steps={steps}
      current={place.step}
      done={WIZARD_STEPS.indexOf(place.step)}
      onGo={(step) => onGo({ step, module: place.module })}
    />
  );
}
