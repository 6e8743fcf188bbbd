// The button for a new job; hidden without the permission to create jobs (JOB-010).
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../../design/page/PlainButton.tsx';
import { useCreateJob } from './use-create-job.ts';

export function PostJobButton() {
  const { t } = useTranslation();
  const { mayCreate, show } = useCreateJob();
  if (!mayCreate) return null;
  return (
    <PlainButton primary icon={<Plus size={16} aria-hidden="true" />} onClick={show}>
      {t('shell:home.postJob')}
    </PlainButton>
  );
}
