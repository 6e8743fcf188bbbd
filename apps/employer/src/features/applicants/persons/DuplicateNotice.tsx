// Other records that may be the same person, said on the profile (AHD-002).
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Merge } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAccess } from '../../../platform/access.ts';
import styles from './DuplicateNotice.module.css';
import { duplicatesQuery } from './persons.api.ts';

interface Props {
  personId: number;
  onCompare: () => void;
}

export function DuplicateNotice({ personId, onCompare }: Props) {
  const { t } = useTranslation();
  const mayMerge = useAccess().may({ permission: 'edit_applicant', writes: true });
  const { data } = useQuery({ ...duplicatesQuery(personId), enabled: mayMerge });
  const count = data?.duplicates.length ?? 0;
  if (!mayMerge || count === 0) return null;
  return (
    <p className={styles.notice}>
      <Merge size={15} aria-hidden="true" />
      {t('applicants:persons.merge.notice', { count })}
      <Button size="small" onClick={onCompare}>
        {t('applicants:persons.merge.compare')}
      </Button>
    </p>
  );
}
