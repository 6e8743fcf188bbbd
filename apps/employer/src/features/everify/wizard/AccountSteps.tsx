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

export function AccountSteps({ step: current, reached, onGo }: Props) {
  const { t } = useTranslation();
  const steps = EVERIFY_STEPS.map((key, index) => ({
    key,
    name: t(`everify:steps.${key}.name`),
    meta: t(`everify:steps.${key}.meta`),
    state: key === current ? ('current' as const) : index < reached ? ('done' as const) : ('todo' as const),
    disabled: index > reached,
  }));
  return <WizardSteps label={t('everify:wizard.steps')} steps={steps} onGo={onGo} />;
}
