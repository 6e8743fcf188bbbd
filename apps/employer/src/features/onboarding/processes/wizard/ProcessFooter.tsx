// Back, how far it is, and on: the last module's button saves.
import { Button } from 'antd';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { WizardFooter } from '../../../../design/wizard/WizardFooter.tsx';
import { type DraftModule, givenModules } from './process-draft.ts';
import type { ProcessEditing } from './use-process-editor.ts';
import { nextPlace, previousPlace, WIZARD_STEPS, type WizardPlace } from './wizard-steps.ts';

interface Props {
  editing: ProcessEditing;
  place: WizardPlace;
  module: DraftModule | undefined;
  onGo: (place: WizardPlace) => void;
}

export function ProcessFooter({ editing, place, module, onGo }: Props) {
  const { t } = useTranslation();
  const count = givenModules(editing.draft).length;
  const before = previousPlace(place);
  const next = nextPlace(place, count);
  const isConfiguring = place.step === 'configure_module';
  const wrong = module && isConfiguring ? Object.keys(editing.problemsOf(module.key)).length : 0;
  const showsProblems = module !== undefined && wrong > 0 && editing.isTried(module.key);

  const goOn = () => {
    if (module && wrong > 0 && !editing.readOnly) return editing.tryModule(module.key);
    if (next) onGo(next);
  };
  const progress = t('onboarding-setup:wizard.stepOf', {
    step: WIZARD_STEPS.indexOf(place.step) + 1,
    count: WIZARD_STEPS.length,
  });
  return (
    <WizardFooter
      onBack={before && (() => onGo(before))}
      problem={showsProblems ? t('onboarding-setup:wizard.toFix', { count: wrong }) : null}
      progress={progress}
    >
      {next ? (
        <Button type="primary" icon={<ArrowRight size={16} />} iconPlacement="end" onClick={goOn}>
          {t(isConfiguring ? 'onboarding-setup:wizard.nextModule' : 'onboarding-setup:wizard.continue')}
        </Button>
      ) : (
        !editing.readOnly && (
          <Button type="primary" loading={editing.saving} onClick={() => void editing.save()}>
            {t('onboarding-setup:wizard.saveAndClose')}
          </Button>
        )
      )}
    </WizardFooter>
  );
}
