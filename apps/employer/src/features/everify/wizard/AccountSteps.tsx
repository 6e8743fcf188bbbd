// The five steps; those that were reached can be opened again (EVF-002).
import { EVERIFY_STEPS, type EverifyStep } from '@onward/domain/everify/companies';
import { useTranslation } from 'react-i18next';
import { WizardSteps } from '../../../design/wizard/WizardSteps.tsx';

interface Props {
  step: EverifyStep;
  /** The furthest one that can be opened. */
  reached: number;
  onGo: (step: EverifyStep) => void;
}

export function AccountSteps({ step, reached, onGo }: Props) {
  const { t } = useTranslation();
  const steps = EVERIFY_STEPS.map((key) => ({
    key,
    name: t(`everify:steps.${key}.name`),
    meta: t(`everify:steps.${key}.meta`),
  }));
  return (
    <WizardSteps
      label={t('everify:wizard.steps')}
      steps={steps}
      current={step}
      done={reached}
      furthest={reached}
      onGo={onGo}
    />
  );
}
