// Other records that may be the same person, shown on the profile; one click resolves a possible duplicate (AHD-002).
import type { Person } from '@onward/contract/applicants/persons';
import { isTelling } from '@onward/domain/applicants/merging';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Merge } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../design/toasts/toasts.ts';
import { useAccess } from '../../../platform/access.ts';
import { takeFailure } from '../../../platform/forms/take-failure.ts';
import styles from './DuplicateNotice.module.css';
import { duplicatesQuery, keepApart, merge } from './persons.api.ts';

interface Props {
  personId: number;
  /** The known person with the same phone number or email. */
  possibleDuplicateOf: number | null;
  onCompare: () => void;
}

export function DuplicateNotice({ personId, possibleDuplicateOf, onCompare }: Props) {
  const { t } = useTranslation();
  const mayMerge = useAccess().may({ permission: 'edit_applicant', writes: true });
  const { data } = useQuery({ ...duplicatesQuery(personId), enabled: mayMerge });
  const count = data?.duplicates.filter(({ shared }) => isTelling(shared)).length ?? 0;
  if (!mayMerge || count === 0) return null;
  const alike = data?.duplicates.find(({ person }) => person.id === possibleDuplicateOf)?.person;
  return (
    <p className={styles.notice}>
      <Merge size={15} aria-hidden="true" />
      {alike
        ? t('applicants:persons.merge.possible', { name: `${alike.first_name} ${alike.last_name}` })
        : t('applicants:persons.merge.notice', { count })}
      {alike && <ResolveButtons personId={personId} known={alike} />}
      <Button size="small" onClick={onCompare}>
        {t('applicants:persons.merge.compare')}
      </Button>
    </p>
  );
}

/** Merging keeps the name and contact the company already has. */
function ResolveButtons({ personId, known }: { personId: number; known: Person }) {
  const { t } = useTranslation();
  const resolve = useMutation({
    mutationFn: (same: boolean) => (same ? merge(known.id, personId, {}) : keepApart(known.id, personId)),
    onSuccess: (_, same) => toasts.success(t(`applicants:persons.merge.${same ? 'joined' : 'dismissed'}`)),
    onError: (error) => toasts.error(takeFailure(error).message),
  });
  return (
    <>
      <Button size="small" type="primary" disabled={resolve.isPending} onClick={() => resolve.mutate(true)}>
        {t('applicants:persons.merge.join')}
      </Button>
      <Button size="small" disabled={resolve.isPending} onClick={() => resolve.mutate(false)}>
        {t('applicants:persons.merge.dismiss')}
      </Button>
    </>
  );
}
