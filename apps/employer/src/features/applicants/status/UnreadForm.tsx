// Marks an applicant whose submitted form no team member has opened yet (APP-039).
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../../design/status/Pill.tsx';

export function UnreadForm() {
  const { t } = useTranslation();
  return (
    <Pill tone="teal" icon={FileText} plain>
      {t('applicants:list.unreadForm')}
    </Pill>
  );
}
