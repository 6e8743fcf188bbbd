// Offers the employer that another form of the process names already, so that nobody types it twice (ONB-005).
import { Button } from 'antd';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type DraftModule, type Employer, knownEmployer } from '../process-draft.ts';

interface Props {
  module: DraftModule;
  modules: readonly DraftModule[];
  onTake: (employer: Employer) => void;
}

export function KnownEmployer({ module, modules, onTake }: Props) {
  const { t } = useTranslation();
  const known = knownEmployer(module, modules);
  if (!known) return null;
  return (
    <Button icon={<Copy size={15} />} onClick={() => onTake(known.employer)} style={{ alignSelf: 'start' }}>
      {t('onboarding-setup:configure.takeEmployer', { module: known.from })}
    </Button>
  );
}
