// Form I-9 on the employee record: state, both sections, photos, supplements, and the trail of changes (AHD-011).
import type { I9Form } from '@onward/contract/everify/i9-form';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '../../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../../platform/errors/LoadFailure.tsx';
import { useDates } from '../../../../platform/language/use-dates.ts';
import { formQuery } from '../../form.api.ts';
import { useLiveI9 } from '../../use-live-i9.ts';
import { CaseStart } from '../case-start/CaseStart.tsx';
import { ChangeTrail } from './ChangeTrail.tsx';
import { Copies } from './Copies.tsx';
import { FormState } from './FormState.tsx';
import styles from './I9Record.module.css';
import { SignedSection } from './SignedSection.tsx';
import { Supplements } from './Supplements.tsx';
import { useSeen } from './use-seen.ts';

export function I9Record({ employeeId }: { employeeId: number }) {
  const { t } = useTranslation();
  const { place, isSeen } = useSeen();
  const { data: form, error, refetch } = useQuery({ ...formQuery(employeeId), enabled: isSeen });
  useLiveI9();
  return (
    <div ref={place} className={styles.record} data-waiting={!isSeen}>
      {form && <Loaded form={form} />}
      {form === null && <p className={styles.none}>{t('everify-record:none')}</p>}
      {isSeen && form === undefined && !error && <SkeletonRows rows={3} avatar={false} />}
      {form === undefined && error && (
        <LoadFailure title={t('everify-record:notLoaded')} error={error} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

function Loaded({ form }: { form: I9Form }) {
  const { t } = useTranslation();
  const { dayOfTime } = useDates();
  const { purged_at: purgedAt, status, employee, uses_everify: usesEverify } = form;
  if (purgedAt) {
    return (
      <>
        <p className={styles.none}>{t('everify-record:purged', { day: dayOfTime(purgedAt) })}</p>
        <ChangeTrail form={form} />
      </>
    );
  }
  return (
    <>
      <FormState form={form} />
      {(form.case || (usesEverify && status === 'complete')) && <CaseStart employeeId={employee.id} />}
      <SignedSection form={form} section="section1" />
      <SignedSection form={form} section="section2" />
      <Copies form={form} />
      <Supplements form={form} />
      <ChangeTrail form={form} />
    </>
  );
}
